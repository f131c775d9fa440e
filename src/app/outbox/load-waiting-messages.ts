/** In one place, because each dynamic import carries the list of files that its module needs. */
export const loadWaitingMessages = () => import('./WaitingMessages.tsx');
