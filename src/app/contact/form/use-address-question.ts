import { type FocusEvent, type FormEvent, type RefObject, useRef, useState } from 'react';
import { suggestAddress } from '../../../message/suggest-address.ts';
import { isControl } from '../../ui/text-control.ts';
import { controlOf, isButtonPressed, readErrors } from './form-values.ts';

/** The address that was probably meant, and where that is asked: beside the field, or beside the button that has been pressed. */
export type Question = { suggestion: string; placement: 'field' | 'button' };

/**
 * Asks whether another e-mail address was meant: at the latest before the first send, once for each address. A question, never a refusal.
 */
export function useAddressQuestion(form: RefObject<HTMLFormElement | null>) {
  const [question, setQuestion] = useState<Question | null>(null);
  /** The address that the last question was about. Sending it unchanged is an answer, too. */
  const asked = useRef('');

  const readAddress = () => controlOf(form.current, 'email')?.value.trim() ?? '';

  function ask(placement: Question['placement']): boolean {
    const address = readAddress();
    const suggestion = readErrors(form.current).email ? undefined : suggestAddress(address);
    if (suggestion) asked.current = address;
    setQuestion(suggestion ? { suggestion, placement } : null);
    return suggestion !== undefined;
  }

  return {
    question,
    clear: () => setQuestion(null),

    /** Asks about what the form has been filled with, unless its author is typing there. */
    askIfLeft() {
      if (controlOf(form.current, 'email') !== document.activeElement) ask('field');
    },

    /** Tells whether there is something to ask before the message is sent. */
    checkBeforeSend: () => readAddress() !== asked.current && ask('button'),

    /** Writes the suggested address. The question disappears, and the focus moves to the field or button beside it. */
    accept() {
      const control = controlOf(form.current, 'email');
      if (!question || !control) return;
      control.value = question.suggestion;
      if (question.placement === 'field') control.focus();
      else form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
      setQuestion(null);
    },

    onBlur({ currentTarget, target }: FocusEvent<HTMLFormElement>) {
      // A question that is open stays where it is: the way to its answer leads out of the field.
      if (!question && isControl(target) && target.name === 'email' && !isButtonPressed(currentTarget)) ask('field');
    },

    onInput({ target }: FormEvent<HTMLFormElement>) {
      if (isControl(target) && target.name === 'email') setQuestion(null);
    },
  };
}
