import { atom } from 'jotai';
import type { Trade } from '../../../content/types.ts';

export const trades = ['luthier', 'menuisier', 'fleuriste', 'potier'] as const satisfies readonly Trade[];

/** The trade whose work the hero's drawings show. */
export const tradeAtom = atom<Trade>('luthier');
