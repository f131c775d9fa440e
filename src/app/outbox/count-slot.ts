import { atom } from 'jotai';
import type { ComponentType } from 'react';

/** The header's count of waiting messages. `null` until one waits, so that its code loads only then. */
export const countSlotAtom = atom<{ Count: ComponentType<{ path: string }> } | null>(null);
