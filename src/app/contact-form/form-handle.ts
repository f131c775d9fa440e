import { atom } from 'jotai';
import type { Draft } from '../../contact/draft.ts';

/** What others on the page may ask of the form. */
export type FormHandle = {
  isBlank(): boolean;
  /** Shows a draft that is stored already, and moves focus to its text. */
  edit(draft: Draft): void;
  /** Adds a paragraph to the message. */
  append(text: string): void;
};

/** There once the form has its draft back. */
export const formHandleAtom = atom<FormHandle | null>(null);
