import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '../../contact/message.ts';
import { readErrors } from './form-values.ts';

/** The form's validation errors by field. A refused submit moves focus to the summary. */
export function useFieldErrors(form: RefObject<HTMLFormElement | null>) {
  const summary = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<{ detail: string } | null>(null);

  // After a refused submit the summary announces all errors, so the fields stay silent until the visitor returns to one.
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
    /** Call when focus is back in a field: fields announce their errors again. */
    announce: () => setQuiet(false),
    /** The error about the message as a whole. */
    detail: refusal?.detail ?? '',
    clear() {
      setErrors({});
      setRefusal(null);
    },

    check,

    /** Validates while an error is being fixed, but never before one is shown. */
    recheck(field: string) {
      if (errors[field]) check(field);
    },

    /** Validates these fields and clears the errors of all others. */
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
