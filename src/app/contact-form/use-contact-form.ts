import { type FocusEvent, type FormEvent, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ContactMessage } from '../../message/fields.ts';
import { parseMessage } from '../../message/rules.ts';
import { type Draft, isBlank, sameValues, type Values } from '../../outbox/draft.ts';
import { clearHoneypot, fillValues, isHoneypotFilled, readTouched, readValues } from './form-values.ts';
import { submitMessage } from './submit-message.ts';
import { useDraft } from './use-draft.ts';
import { useProblems } from './use-problems.ts';
import { useSending } from './use-sending.ts';
import { useSuggestion } from './use-suggestion.ts';

/** The contact form's behaviour. Inputs stay uncontrolled so that text typed before hydration is kept. */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const [erased, setErased] = useState<Draft | null>(null);
  const [sentAt, setSentAt] = useState<number | null>(null);
  const problems = useProblems(form);
  const { busy, sending, setSending } = useSending();
  const address = useSuggestion();
  const draft = useDraft(form, busy, { fill, empty });

  // Validates the fields that were left before hydration.
  const checkTouched = useEffectEvent(() => {
    const touched = readTouched(form.current);
    if (touched.length > 0) problems.checkAll(touched);
  });
  useEffect(() => void checkTouched(), []);

  /** Replaces the text. What was said of the one before goes. */
  function fill(values: Values, into: 'all' | 'untouched' = 'all') {
    fillValues(form.current, values, into);
    problems.clear();
    address.clear();
    setErased(null);
    setSentAt(null);
  }

  /** Empties the form of a text that is safe elsewhere: there is nothing to undo. */
  function empty() {
    clearHoneypot(form.current);
    fill({});
    draft.save({});
  }

  async function send(element: HTMLFormElement, values: Values, message: ContactMessage) {
    setSending(true);
    // Anything typed in the meantime belongs to a new message.
    const isShown = () => element.isConnected && sameValues(readValues(element), values);
    const outcome = await submitMessage({ ...draft.handOver(values), message, honeypot: isHoneypotFilled(element), isShown });
    setSending(false);
    if ('result' in outcome) {
      if ('draft' in outcome && isShown()) draft.save(values, outcome.draft.recalled);
      problems.explain(outcome, message);
    } else {
      if (isShown()) empty();
      if (outcome.kind === 'sent') setSentAt(Date.now());
    }
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
    setSentAt(null);
    send(event.currentTarget, values, parsed.message);
  }

  /** Remembers the text, which the browser is about to erase. */
  function reset({ currentTarget }: FormEvent<HTMLFormElement>) {
    const before = draft.draftOf(readValues(currentTarget));
    draft.save({});
    problems.clear();
    address.clear();
    setErased(isBlank(before.values) ? null : before);
  }

  /** Writes the suggested address into its field, which gets the focus: the question goes. */
  function takeSuggestion() {
    const element = form.current;
    const control = element?.elements.namedItem('email');
    if (!element || !(control instanceof HTMLInputElement) || !address.suggestion) return;
    control.value = address.suggestion;
    control.focus();
    address.clear();
    draft.save(readValues(element));
  }

  function undoErase(event: MouseEvent) {
    // This is the reset button under another label: its default action would erase what was just restored.
    event.preventDefault();
    if (!erased) return;
    draft.save(erased.values, erased.recalled);
    fill(erased.values);
  }

  function input(event: FormEvent<HTMLFormElement>) {
    setErased(null);
    setSentAt(null);
    draft.save(readValues(event.currentTarget));
    problems.onInput(event);
    address.onInput(event);
  }

  function blur(event: FocusEvent<HTMLFormElement>) {
    problems.onBlur(event);
    address.onBlur(event);
  }

  return {
    form,
    sending,
    problems: problems.shown,
    /** When the last message was sent, in milliseconds since 1970, until the next is begun. */
    sentAt,
    /** The e-mail address that was probably meant; `takeSuggestion` writes it into the field. */
    suggestion: address.suggestion,
    takeSuggestion,
    /** Undoes an 'Effacer'; `null` when there is nothing to undo. */
    undoErase: erased && undoErase,
    handlers: { onSubmit: submit, onReset: reset, onFocus: problems.onFocus, onBlur: blur, onInput: input },
  };
}
