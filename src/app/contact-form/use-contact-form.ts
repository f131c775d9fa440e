import { type FocusEvent, type FormEvent, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Draft, isBlank, sameValues, type Values } from '../../contact/draft.ts';
import { type ContactMessage, isField, parseMessage } from '../../contact/message.ts';
import type { Outcome } from '../../contact/submit.ts';
import { fillValues, isControl, readSignals, readTouched, readValues } from './form-values.ts';
import { submitMessage } from './submit.ts';
import { useDraft } from './use-draft.ts';
import { useFieldErrors } from './use-field-errors.ts';
import { useFocusBack } from './use-focus-back.ts';
import { useSending } from './use-sending.ts';

/**
 * The contact form's behaviour: validates a field on blur, then on every input while it has an error; a submit validates all fields.
 * Inputs stay uncontrolled so that text typed before hydration is kept.
 */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const startedAt = useRef<number | null>(null);
  const { busy, sending, setSending, awaitAnswer } = useSending();
  const { summary, errors, refused, quiet, detail, announce, clear, check, recheck, checkAll, refuse } = useFieldErrors(form);
  const [unsaved, setUnsaved] = useState<ContactMessage | null>(null);
  const [erased, setErased] = useState<Draft | null>(null);
  const { keeper, prefilled } = useDraft(form, busy, forgetBefore);
  const { remember } = useFocusBack(sending);

  // Validates the fields that were left before hydration.
  const checkTouched = useEffectEvent(() => {
    // Events collected by the loader; contract with browser/pre-hydration.ts.
    const { preHydration } = globalThis as { preHydration?: Event[] };
    if (preHydration?.some(({ type }) => type === 'submit')) awaitAnswer();
    const touched = readTouched(form.current, preHydration);
    if (touched.length > 0) checkAll(touched);
  });
  useEffect(() => void checkTouched(), []);

  /** Clears the errors, the unsaved notice and the undo, which all belong to the previous text. */
  function forgetBefore() {
    clear();
    setUnsaved(null);
    setErased(null);
  }

  async function send(element: HTMLFormElement, values: Values, message: ContactMessage): Promise<Outcome> {
    remember();
    setSending(true);
    keeper.hold();
    const signals = readSignals(element, prefilled.current ? null : startedAt.current);
    const isShown = () => element.isConnected && sameValues(readValues(element), values);
    const outcome = await submitMessage({ message, draft: keeper.current(values), signals, isShown });
    setSending(false);
    return outcome;
  }

  function finish(element: HTMLFormElement, values: Values, message: ContactMessage, outcome: Outcome) {
    if (outcome.kind === 'sent' || outcome.kind === 'queued') {
      // Anything typed in the meantime belongs to a new message.
      if (sameValues(readValues(element), values)) element.reset();
      return setErased(null);
    }
    setUnsaved(outcome.kind === 'unsaved' ? message : null);
    const { delivery } = outcome;
    if (delivery.kind !== 'refused') return;
    // Field errors take precedence: a general message beside them would stay after the fields are fixed.
    const { errors, detail } = delivery;
    if (Object.keys(errors).length > 0) refuse(errors);
    else if (detail) refuse({}, detail);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    const element = event.currentTarget;
    const values = readValues(element);
    const parsed = parseMessage(values);
    // An insecure origin has no `crypto.subtle`, so no message id: a valid form is posted natively, as without JavaScript.
    if ('message' in parsed && !crypto.subtle) return;
    event.preventDefault();
    if (busy.current) return;
    if ('errors' in parsed) return refuse(parsed.errors);
    clear();
    finish(element, values, parsed.message, await send(element, values, parsed.message));
  }

  function reset({ currentTarget }: FormEvent<HTMLFormElement>) {
    const draft = keeper.erase(readValues(currentTarget));
    startedAt.current = null;
    prefilled.current = false;
    forgetBefore();
    setErased(isBlank(draft.values) ? null : draft);
  }

  function bringBack(event: MouseEvent) {
    // This is the reset button under another label: its default action would erase what was just restored.
    event.preventDefault();
    if (!form.current || !erased) return;
    fillValues(form.current, erased.values, 'all');
    // The same draft, so that the same text keeps the id it may already have been sent under.
    keeper.take(erased);
    keeper.touch(erased.values);
    prefilled.current = true;
    forgetBefore();
  }

  return {
    form,
    summary,
    errors,
    refused,
    quiet,
    detail,
    sending,
    /** The message that could be neither sent nor stored. */
    unsaved,
    /** Undoes an 'Effacer'; `null` when there is nothing to undo. */
    bringBack: erased && bringBack,
    handlers: {
      onSubmit: submit,
      onReset: reset,
      onFocus: ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
        if (isControl(target)) announce();
        // Text typed before hydration took time too: count from the start of the document load.
        startedAt.current ??= isBlank(readValues(currentTarget)) ? performance.now() : 0;
      },
      onBlur: ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
        // Not while a form button is pressed: it validates or clears every field anyway, and a new error would move it off the pointer.
        const isPressed =
          relatedTarget instanceof HTMLButtonElement && relatedTarget.form === currentTarget && relatedTarget.matches(':active');
        if (isControl(target) && isField(target.name) && !isPressed) check(target.name);
      },
      onInput: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
        if (!isControl(target)) return;
        setErased(null);
        keeper.touch(readValues(currentTarget));
        recheck(target.name);
      },
    },
  };
}
