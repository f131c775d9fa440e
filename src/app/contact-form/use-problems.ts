import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type ContactMessage, type FieldErrors, isField } from '../../message/fields.ts';
import type { Outcome } from '../../outbox/send.ts';
import { isControl, readErrors } from './form-values.ts';

/**
 * What is wrong with the form's text. Validates a field on blur, then on every input while it has an error. A refused submit shows all errors
 * and moves focus to their summary.
 */
export function useProblems(form: RefObject<HTMLFormElement | null>) {
  const summary = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<{ detail: string } | null>(null);
  const [unsaved, setUnsaved] = useState<ContactMessage | null>(null);
  // After a refused submit the summary announces all errors, so the fields stay silent until the visitor returns to one.
  const [quiet, setQuiet] = useState(false);

  useEffect(() => {
    if (refusal) summary.current?.focus();
  }, [refusal]);

  function check(field: string) {
    const error = readErrors(form.current)[field];
    // Derived from what was found last, which may not be rendered yet.
    setErrors(({ [field]: _before, ...others }) => (error ? { ...others, [field]: error } : others));
  }

  function refuse(found: FieldErrors, detail = '') {
    setErrors(found);
    setRefusal({ detail });
    setQuiet(true);
  }

  return {
    /**
     * `detail` is the error about the message as a whole, `unsaved` the message that could be neither sent nor stored. `quiet`: fields do not
     * announce their errors.
     */
    shown: { summary, errors, refused: refusal !== null, quiet, detail: refusal?.detail ?? '', unsaved },
    refuse,

    clear() {
      setErrors({});
      setRefusal(null);
      setUnsaved(null);
    },

    /** Validates these fields and clears the errors of all others. */
    checkAll(fields: readonly string[]) {
      const found = readErrors(form.current);
      setErrors(Object.fromEntries(fields.flatMap((field) => (found[field] ? [[field, found[field]]] : []))));
    },

    /** Shows why a message is still in the form. */
    explain({ kind, result }: Extract<Outcome, { result: unknown }>, message: ContactMessage) {
      if (kind === 'unsaved') setUnsaved(message);
      // Field errors take precedence: a general message beside them would stay after the fields are fixed.
      if (result.errors && Object.keys(result.errors).length > 0) refuse(result.errors);
      else if (result.detail) refuse({}, result.detail);
    },

    onFocus({ target }: FocusEvent<HTMLFormElement>) {
      if (isControl(target)) setQuiet(false);
    },

    onBlur({ currentTarget, target }: FocusEvent<HTMLFormElement>) {
      // Ignored while a form button is pressed: it validates or clears every field anyway, and a new error would move it off the pointer. Safari
      // does not focus buttons that are pressed, so `relatedTarget` cannot tell.
      if (isControl(target) && isField(target.name) && !currentTarget.querySelector('button:active')) check(target.name);
    },

    onInput({ target }: FormEvent<HTMLFormElement>) {
      if (isControl(target) && errors[target.name]) check(target.name);
    },
  };
}
