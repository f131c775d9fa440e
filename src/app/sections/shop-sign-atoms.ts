import { atom } from 'jotai';
import type { Trade } from '../../content/types.ts';

export const trades = ['luthier', 'menuisier', 'fleuriste', 'potier'] as const satisfies readonly Trade[];

/** The most characters of a name that its line in the drawing holds. */
export const NAME_LENGTH = 40;

/** The name that the visitor has written on the hero's drawings. It lasts as long as the page, and nothing stores or sends it. */
export const shopNameAtom = atom('');
export const tradeAtom = atom<Trade>('luthier');
/** The name that a message was begun with: once. */
export const introducedNameAtom = atom('');
