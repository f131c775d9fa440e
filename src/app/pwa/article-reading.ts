import { atom } from 'jotai';

/** Tells whether the end of the article on the screen has been reached: its reader may want to keep the site (browser/install/install-offer.ts). */
export const hasReadArticleAtom = atom(false);
