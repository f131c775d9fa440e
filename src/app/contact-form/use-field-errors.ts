import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '../../contact/message.ts';
import { readErrors } from './form-values.ts';

/** What is wrong with the form, field by field; a refused submit moves focus to the summary. */
export function useFieldErrors(form: RefObject<HTMLFormElement | null>) {
  const summary = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);

  return {
    summary,
    errors,
    refused: refusals > 0,
    clear() {
      setErrors({});
      setRefusals(0);
    },

    check(field: string, onlyIfWrong: boolean) {
      if (onlyIfWrong && !errors[field]) return;
      const { [field]: _before, ...others } = errors;
      const error = readErrors(form.current)[field];
      setErrors(error ? { ...others, [field]: error } : others);
    },

    /** What is wrong with these fields, and nothing else. */
    checkAll(fields: readonly string[]) {
      const found = readErrors(form.current);
      setErrors(Object.fromEntries(fields.flatMap((field) => (found[field] ? [[field, found[field]]] : []))));
    },

    refuse(found: FieldErrors) {
      setErrors(found);
      setRefusals((count) => count + 1);
    },
  };
}
