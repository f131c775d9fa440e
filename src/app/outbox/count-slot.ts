import { atom } from 'jotai';
import type { ComponentType } from 'react';

/** What the header shows of waiting messages. Empty until something waits: its code comes only then. */
export const countSlotAtom = atom<{ Count: ComponentType<{ path: string }> } | null>(null);
