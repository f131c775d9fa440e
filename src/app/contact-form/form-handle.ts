import { atom } from 'jotai';
import type { Draft, Values } from '../../outbox/draft.ts';
import { beginText } from '../ui/control.ts';
import type { FormDraft } from './form-draft.ts';
import { controlOf, hasText, readValues } from './form-values.ts';

/** What the rest of the page can ask of the form. */
export type FormHandle = ReturnType<typeof createFormHandle>;

/** `null` until the form has restored its draft. */
export const formHandleAtom = atom<FormHandle | null>(null);

export function createFormHandle(form: HTMLFormElement, draft: FormDraft, fill: (values: Values) => void) {
  return {
    hasText: () => hasText(form),

    /** Resolves once the database knows of the form's last change: a text that was erased a moment ago may still be there. */
    whenStored: () => draft.writeNow(),

    /** Fills in a message that was recalled, and focuses its text. */
    edit({ values, recalled }: Draft): void {
      draft.save(values, recalled);
      fill(values);
      form.querySelector('textarea')?.focus();
    },

    /** Begins the message of an empty form. It is no draft until its author goes on. */
    begin(message: string): void {
      const control = controlOf(form, 'message');
      if (control) beginText(control, message);
    },

    /** Adds a paragraph to the message. */
    append(text: string): void {
      const { message, ...others } = readValues(form);
      fill({ ...others, message: [message, text].filter(Boolean).join('\n\n') });
      draft.save(readValues(form));
    },
  };
}
