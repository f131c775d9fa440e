import { atom } from 'jotai';

/** How many messages wait: 0 until browser/contact-triggers.ts has counted them. Apart from the outbox's code, which few pages load. */
export const waitingCountAtom = atom(0);

/** The id of the panel that lists them on the contact page. */
export const WAITING_PANEL_ID = 'messages-en-attente';
