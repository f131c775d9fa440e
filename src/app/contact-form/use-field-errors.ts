import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '../../contact/message.ts';
import { readErrors } from './form-values.ts';

/** What is wrong with the form, field by field; a refused submit moves focus to the summary. */
export function useFieldErrors(form: RefObject<HTMLFormElement | null>) {
  const summary = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<{ detail: string } | null>(null);

  // The summary says them all; what comes up later, field by field, says itself again.
  const [quiet, setQuiet] = useState(false);

  useEffect(() => {
    if (refusal) summary.current?.focus();
  }, [refusal]);

  function check(field: string) {
    const { [field]: _before, ...others } = errors;
    const error = readErrors(form.current)[field];
    setErrors(error ? { ...others, [field]: error } : others);
  }

  return {
    summary,
    errors,
    refused: refusal !== null,
    quiet,
    /** The visitor is back in a field. */
    mend: () => setQuiet(false),
    /** What was said of the message as a whole. */
    detail: refusal?.detail ?? '',
    clear() {
      setErrors({});
      setRefusal(null);
    },

    check,

    /** While it is being mended, and not before it is known to be wrong. */
    recheck(field: string) {
      if (errors[field]) check(field);
    },

    /** What is wrong with these fields, and nothing else. */
    checkAll(fields: readonly string[]) {
      const found = readErrors(form.current);
      setErrors(Object.fromEntries(fields.flatMap((field) => (found[field] ? [[field, found[field]]] : []))));
    },

    refuse(found: FieldErrors, detail = '') {
      setErrors(found);
      setRefusal({ detail });
      setQuiet(true);
    },
  };
}
