import { atom } from 'jotai';

/**
 * The number of messages that wait: 0 until browser/sending/send-triggers.ts has counted them. In a file without the outbox's code, which few pages
 * load.
 */
export const waitingCountAtom = atom(0);
