/** From one place: each such import carries the names of all the files that its module needs. */
export const loadWaitingMessages = () => import('./WaitingMessages.tsx');
