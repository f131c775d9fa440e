import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import type { Signals } from '../../contact/deliver.ts';
import { type FieldErrors, fields, parseMessage } from '../../contact/message.ts';
import { TRAP_FIELD } from '../../contact/protocol.ts';
import { submitMessage } from './submit.ts';

/**
 * The contact form's behaviour: a field is checked when it is left and again while it is being mended; a submit checks them all, and a
 * refused one moves focus to the summary. Inputs stay uncontrolled, so that what was typed before hydration is kept.
 */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const startedAt = useRef<number | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusals, setRefusals] = useState(0);
  const [sending, setSending] = useState(false);

  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);

  function check(field: string, onlyIfWrong: boolean) {
    if (onlyIfWrong && !errors[field]) return;
    const { [field]: _before, ...others } = errors;
    const error = readErrors(form.current)[field];
    setErrors(error ? { ...others, [field]: error } : others);
  }

  function refuse(found: FieldErrors) {
    setErrors(found);
    setRefusals((count) => count + 1);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const parsed = parseMessage(readValues(element));
    if ('errors' in parsed) return refuse(parsed.errors);
    setErrors({});
    setSending(true);
    const outcome = await submitMessage(parsed.message, readSignals(element, startedAt.current));
    setSending(false);
    if (outcome.kind === 'done') element.reset();
    if (outcome.kind === 'refused' && Object.keys(outcome.errors).length > 0) refuse(outcome.errors);
  }

  return {
    form,
    summary,
    errors,
    refused: refusals > 0,
    sending,
    handlers: {
      onSubmit: submit,
      onFocus: () => {
        // What was typed before hydration took its time too, counted from the load of the document.
        startedAt.current ??= isEmpty(form.current) ? performance.now() : 0;
      },
      onBlur: ({ target }: FocusEvent<HTMLFormElement, HTMLInputElement>) => {
        if (isField(target.name)) check(target.name, false);
      },
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) check(target.name, true);
      },
    },
  };
}

function isField(name: string): boolean {
  return (fields as readonly string[]).includes(name);
}

function readValues(form: HTMLFormElement): Record<string, FormDataEntryValue | null> {
  const data = new FormData(form);
  return Object.fromEntries(fields.map((field) => [field, data.get(field)]));
}

function isEmpty(form: HTMLFormElement | null): boolean {
  return !form || Object.values(readValues(form)).every((value) => !value);
}

function readErrors(form: HTMLFormElement | null): FieldErrors {
  const parsed = form && parseMessage(readValues(form));
  return parsed && 'errors' in parsed ? parsed.errors : {};
}

function readSignals(form: HTMLFormElement, startedAt: number | null): Signals {
  const trap = new FormData(form).get(TRAP_FIELD);
  return {
    ...(startedAt === null ? {} : { fillTime: performance.now() - startedAt }),
    ...(typeof trap === 'string' && trap ? { trap } : {}),
  };
}
