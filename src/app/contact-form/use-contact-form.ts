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
 * The contact form's behaviour: a field is checked when it is left and again while it is being mended; a submit checks them all. Inputs
 * stay uncontrolled, so that what was typed before hydration is kept.
 */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const startedAt = useRef<number | null>(null);
  const { busy, sending, setSending, awaitAnswer } = useSending();
  const { summary, errors, refused, quiet, detail, mend, clear, check, recheck, checkAll, refuse } = useFieldErrors(form);
  const [unsaved, setUnsaved] = useState<ContactMessage | null>(null);
  const [erased, setErased] = useState<Draft | null>(null);
  const { keeper, prefilled } = useDraft(form, busy, forgetBefore);
  const { remember } = useFocusBack(sending);

  // What was left before React listened is checked as what is left now.
  const checkTouched = useEffectEvent(() => {
    // What the loader has collected; contract with browser/early-events.ts.
    const { earlyEvents } = globalThis as { earlyEvents?: Event[] };
    if (earlyEvents?.some(({ type }) => type === 'submit')) awaitAnswer();
    const touched = readTouched(form.current, earlyEvents);
    if (touched.length > 0) checkAll(touched);
  });
  useEffect(() => void checkTouched(), []);

  /** What was said of the text before says nothing of the one that stands there now. */
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
      // What was typed meanwhile is another message.
      if (sameValues(readValues(element), values)) element.reset();
      return setErased(null);
    }
    setUnsaved(outcome.kind === 'unsaved' ? message : null);
    const { delivery } = outcome;
    if (delivery.kind !== 'refused') return;
    // What is said of the whole, beside fields that say it themselves, would outlive their mending.
    const { errors, detail } = delivery;
    if (Object.keys(errors).length > 0) refuse(errors);
    else if (detail) refuse({}, detail);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    const element = event.currentTarget;
    const values = readValues(element);
    const parsed = parseMessage(values);
    // An insecure origin has no digests, so no ids: what is right is posted by the form itself, as without script.
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
    // The button that erases has become the one that brings back: it must not erase what it has just brought.
    event.preventDefault();
    if (!form.current || !erased) return;
    fillValues(form.current, erased.values, 'all');
    // The same draft: the same text keeps the id under which it may have been sent.
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
    /** The message that could be neither sent nor kept. */
    unsaved,
    /** Undoes an 'Effacer'; `null` when there is nothing to undo. */
    bringBack: erased && bringBack,
    handlers: {
      onSubmit: submit,
      onReset: reset,
      onFocus: ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
        if (isControl(target)) mend();
        // What was typed before hydration took its time too, counted from the load of the document.
        startedAt.current ??= isBlank(readValues(currentTarget)) ? performance.now() : 0;
      },
      onBlur: ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
        // An error that comes up moves the form's button from under the pointer that is pressing it, and that checks or clears all the fields.
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
