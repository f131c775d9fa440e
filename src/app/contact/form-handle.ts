import { atom } from 'jotai';
import type { Draft } from '../../outbox/draft.ts';

/** What the rest of the page can ask of the contact form, which provides it. */
export type FormHandle = {
  hasText(): boolean;
  /** Resolves once the database knows of the form's last change: a text that was erased a moment ago may still be there. */
  whenStored(): Promise<unknown>;
  /** Fills in a message that was recalled, and focuses its text. */
  edit(draft: Draft): void;
  /** Puts a first sentence into a message that is empty. It is no draft until its author goes on. */
  prefill(message: string): void;
  isPrefilled(): boolean;
  /** Adds a paragraph to the message. */
  append(text: string): void;
};

/** `null` until the form has restored its draft. */
export const formHandleAtom = atom<FormHandle | null>(null);
