import { type FocusEvent, type FormEvent, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ContactMessage } from '../../../message/fields.ts';
import { parseMessage } from '../../../message/rules.ts';
import { type Draft, isBlank, sameValues, type Values } from '../../../outbox/draft.ts';
import { pageOutbox } from '../page-outbox.ts';
import { createFormDraft } from './form-draft.ts';
import { clearHoneypot, controlOf, fillEmptyFields, fillValues, isHoneypotFilled, readTouched, readValues } from './form-values.ts';
import { submitMessage } from './submit-message.ts';
import { useAddressQuestion } from './use-address-question.ts';
import { useDraftSync } from './use-draft-sync.ts';
import { useFormErrors } from './use-form-errors.ts';
import { useFormState } from './use-form-state.ts';

/** The contact form's behaviour. Inputs stay uncontrolled so that text typed before hydration is kept. */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const errors = useFormErrors(form);
  const address = useAddressQuestion(form);
  const { state, sendingRef, setState, startSending, endSending, startText } = useFormState();
  const [draft] = useState(() => createFormDraft(pageOutbox().store));
  useDraftSync(form, draft, sendingRef, { fill, fillRest, empty });

  const checkTouched = useEffectEvent(() => {
    const touched = readTouched(form.current);
    if (touched.length > 0) errors.checkOnly(touched);
    address.askIfLeft();
  });
  // Checks the fields that were left before hydration.
  useEffect(() => void checkTouched(), []);

  function fill(values: Values) {
    fillValues(form.current, values);
    startWithFilledText();
  }

  function fillRest({ values, updatedAt }: Draft) {
    fillEmptyFields(form.current, values);
    startWithFilledText();
    // A text that was written on this very page needs no explanation.
    if (updatedAt < performance.timeOrigin) setState({ kind: 'restored', since: updatedAt });
  }

  function startWithFilledText() {
    errors.clear();
    address.askIfLeft();
    startText();
  }

  /** Empties the form of a text that is safe elsewhere: there is nothing to undo. */
  function empty() {
    clearHoneypot(form.current);
    fill({});
    draft.save({});
  }

  async function send(element: HTMLFormElement, values: Values, message: ContactMessage) {
    // Text that is typed in the meantime belongs to a new message.
    const holdsText = () => element.isConnected && sameValues(readValues(element), values);
    startSending();
    const handedOver = await draft.handOver(values);
    // Saves again what was typed meanwhile: the draft is now the message's text.
    const typed = readValues(element);
    if (!sameValues(typed, values)) draft.save(typed);
    const outcome = await submitMessage({
      ...handedOver,
      message,
      honeypot: isHoneypotFilled(element),
      // In a hidden page, nobody sees that the message came back: it stays in the outbox, and goes by itself.
      isShown: () => document.visibilityState === 'visible' && holdsText(),
    }).finally(endSending);
    if (outcome.kind === 'acknowledged' || outcome.kind === 'queued') {
      // The honeypot's content left with the message: what is typed since is another message.
      clearHoneypot(element);
      if (holdsText()) empty();
      setState({ ...outcome, message, at: Date.now() });
      return;
    }
    if (outcome.kind === 'unsaved') errors.showUnsaved(message);
    // Another text has errors of its own.
    if (!holdsText()) return;
    errors.explain(outcome.error);
    if (outcome.kind === 'held') return;
    // With the id of its message, the same text sent again is the same message.
    draft.resume(outcome.draft);
    setState({ kind: 'not-sent', message, at: Date.now() });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    const values = readValues(event.currentTarget);
    const parsed = parseMessage(values);
    // An insecure origin has no `crypto.subtle`, so no message id: a valid form is posted natively, as without JavaScript.
    if ('message' in parsed && !crypto.subtle) return;
    event.preventDefault();
    if (sendingRef.current) return;
    if ('errors' in parsed) return errors.show(parsed.errors);
    // Asked before the errors are cleared: the ways out for an unsaved message stay meanwhile.
    if (address.checkBeforeSend()) return;
    errors.clear();
    address.clear();
    send(event.currentTarget, values, parsed.message);
  }

  /** Remembers what the fields show, which the browser is about to erase. */
  function reset({ currentTarget }: FormEvent<HTMLFormElement>) {
    const values = { ...readValues(currentTarget), message: controlOf(currentTarget, 'message')?.value ?? '' };
    draft.save({});
    errors.clear();
    address.clear();
    if (!isBlank(values)) setState({ kind: 'erased', values });
  }

  function undoErase(event: MouseEvent) {
    if (state.kind !== 'erased' || !form.current) return;
    // This is the reset button under another label: its default action would erase what was just restored.
    event.preventDefault();
    fill(state.values);
    draft.undoErase(readValues(form.current));
  }

  function acceptAddress() {
    address.accept();
    if (form.current) draft.save(readValues(form.current));
  }

  function input(event: FormEvent<HTMLFormElement>) {
    startText();
    draft.save(readValues(event.currentTarget));
    errors.onInput(event);
    address.onInput(event);
  }

  function blur(event: FocusEvent<HTMLFormElement>) {
    errors.onBlur(event);
    address.onBlur(event);
  }

  return {
    form,
    state,
    ...errors.state,
    question: address.question,
    acceptAddress,
    undoErase,
    handlers: { onSubmit: submit, onReset: reset, onFocus: errors.onFocus, onBlur: blur, onInput: input },
  };
}
