import { atom } from 'jotai';
import type { Draft } from '../../contact/draft.ts';

/** What the rest of the page can ask of the form. */
export type FormHandle = {
  isBlank(): boolean;
  /** Fills in a draft that is already stored, and focuses its message. */
  edit(draft: Draft): void;
  /** Adds a paragraph to the message. */
  append(text: string): void;
};

/** `null` until the form has restored its draft. */
export const formHandleAtom = atom<FormHandle | null>(null);
