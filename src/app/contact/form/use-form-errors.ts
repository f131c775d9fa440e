import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type ContactMessage, type FieldErrors, isField } from '../../../message/fields.ts';
import type { PostError } from '../../../outbox/post.ts';
import { isControl } from '../../ui/text-control.ts';
import { isButtonPressed, readErrors } from './form-values.ts';

/**
 * What is wrong with the form's text. Validates a field on blur, then on every input while it has an error. A submit with errors shows all of
 * them and moves focus to their summary.
 */
export function useFormErrors(form: RefObject<HTMLFormElement | null>) {
  const summaryRef = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  /** Shown since the last submit was refused, here or by the site; `detail` is about the message as a whole. */
  const [summary, setSummary] = useState<{ detail: string } | null>(null);
  /** The message that could be neither sent nor stored. */
  const [unsaved, setUnsaved] = useState<ContactMessage | null>(null);
  /** Tells whether fields announce their errors: not once the summary has announced all, until the visitor returns to one. */
  const [isAnnounced, setAnnounced] = useState(true);

  useEffect(() => {
    if (!summary) return;
    // Focus would scroll as far as the summary: this shows the form from its top.
    summaryRef.current?.focus({ preventScroll: true });
    form.current?.scrollIntoView();
  }, [form, summary]);

  function check(field: string) {
    const error = readErrors(form.current)[field];
    // Derived from what was found last, which may not be rendered yet.
    setErrors(({ [field]: _before, ...others }) => (error ? { ...others, [field]: error } : others));
  }

  function show(found: FieldErrors, detail = '') {
    setErrors(found);
    setSummary({ detail });
    setAnnounced(false);
  }

  return {
    state: { summaryRef, errors, summary, unsaved, isAnnounced },
    show,

    clear() {
      setErrors({});
      setSummary(null);
      setUnsaved(null);
    },

    /** Validates these fields and clears the errors of all others. */
    checkOnly(fields: readonly string[]) {
      const found = readErrors(form.current);
      setErrors(Object.fromEntries(fields.flatMap((field) => (found[field] ? [[field, found[field]]] : []))));
    },

    showUnsaved: setUnsaved,

    /** Shows why the message in the form was not sent. */
    explain({ errors: found = {}, detail }: PostError) {
      // Field errors take precedence: a general message beside them would stay after the fields are fixed.
      if (Object.keys(found).length > 0) show(found);
      else if (detail) show({}, detail);
    },

    onFocus({ target }: FocusEvent<HTMLFormElement>) {
      if (isControl(target)) setAnnounced(true);
    },

    onBlur({ currentTarget, target }: FocusEvent<HTMLFormElement>) {
      // A button that is pressed validates or clears every field anyway.
      if (isControl(target) && isField(target.name) && !isButtonPressed(currentTarget)) check(target.name);
    },

    onInput({ target }: FormEvent<HTMLFormElement>) {
      if (isControl(target) && errors[target.name]) check(target.name);
    },
  };
}
