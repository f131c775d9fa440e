import { atom } from 'jotai';
import type { Trade } from '../../../content/types.ts';

export const trades = ['luthier', 'boulanger', 'menuisier', 'fleuriste', 'potier'] as const satisfies readonly Trade[];

export const FIRST_TRADE = trades[0];

/** The trade whose work the hero's drawings show. */
export const tradeAtom = atom<Trade>(FIRST_TRADE);
