import { type FocusEvent, type FormEvent, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Draft, isBlank, sameValues, type Values } from '../../contact/draft.ts';
import { type ContactMessage, parseMessage } from '../../contact/message.ts';
import { fillValues, readSignals, readTouched, readValues, type StartedAt } from './form-values.ts';
import { submitMessage } from './submit-message.ts';
import { useDraft } from './use-draft.ts';
import { useProblems } from './use-problems.ts';
import { useSending } from './use-sending.ts';

/** The contact form's behaviour. Inputs stay uncontrolled so that text typed before hydration is kept. */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const startedAt = useRef<StartedAt>(null);
  const [erased, setErased] = useState<Draft | null>(null);
  const problems = useProblems(form);
  const { busy, sending, setSending, awaitAnswer } = useSending();
  const draft = useDraft(form, busy, { fill, empty });

  // Validates the fields that were left before hydration.
  const checkTouched = useEffectEvent(() => {
    // Events collected by the loader; contract with browser/pre-hydration.ts.
    const { preHydration } = globalThis as { preHydration?: Event[] };
    if (preHydration?.some(({ type }) => type === 'submit')) awaitAnswer();
    const touched = readTouched(form.current, preHydration);
    if (touched.length > 0) problems.checkAll(touched);
  });
  useEffect(() => void checkTouched(), []);

  /** Replaces the text. The problems and the undo belonged to the previous one. */
  function fill(values: Values, into: 'all' | 'untouched' = 'all') {
    fillValues(form.current, values, into);
    startedAt.current = 'earlier';
    problems.clear();
    setErased(null);
  }

  /** Empties the form of a text that is safe elsewhere: there is nothing to undo. */
  function empty() {
    form.current?.reset();
    setErased(null);
  }

  async function send(element: HTMLFormElement, values: Values, message: ContactMessage) {
    setSending(true);
    draft.cancelSave();
    // Anything typed in the meantime belongs to a new message.
    const isShown = () => element.isConnected && sameValues(readValues(element), values);
    const signals = readSignals(element, startedAt.current);
    const outcome = await submitMessage({ message, draft: draft.current(values), signals, isShown });
    setSending(false);
    if ('result' in outcome) problems.explain(outcome, message);
    else if (isShown()) empty();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    const values = readValues(event.currentTarget);
    const parsed = parseMessage(values);
    // An insecure origin has no `crypto.subtle`, so no message id: a valid form is posted natively, as without JavaScript.
    if ('message' in parsed && !crypto.subtle) return;
    event.preventDefault();
    if (busy.current) return;
    if ('errors' in parsed) return problems.refuse(parsed.errors);
    problems.clear();
    send(event.currentTarget, values, parsed.message);
  }

  function reset({ currentTarget }: FormEvent<HTMLFormElement>) {
    const before = draft.erase(readValues(currentTarget));
    startedAt.current = null;
    problems.clear();
    setErased(isBlank(before.values) ? null : before);
  }

  function bringBack(event: MouseEvent) {
    // This is the reset button under another label: its default action would erase what was just restored.
    event.preventDefault();
    if (!erased) return;
    // The same draft, so that the same text keeps the id it may already have been sent under.
    draft.take(erased);
    draft.save(erased.values);
    fill(erased.values);
  }

  function focus(event: FocusEvent<HTMLFormElement>) {
    problems.onFocus(event);
    // Text typed before hydration took time too: count from the start of the document load.
    startedAt.current ??= isBlank(readValues(event.currentTarget)) ? performance.now() : 0;
  }

  function input(event: FormEvent<HTMLFormElement>) {
    setErased(null);
    draft.save(readValues(event.currentTarget));
    problems.onInput(event);
  }

  return {
    form,
    sending,
    problems: problems.shown,
    /** Undoes an 'Effacer'; `null` when there is nothing to undo. */
    bringBack: erased && bringBack,
    handlers: { onSubmit: submit, onReset: reset, onFocus: focus, onBlur: problems.onBlur, onInput: input },
  };
}
