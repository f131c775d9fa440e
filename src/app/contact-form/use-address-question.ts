import { type FocusEvent, type FormEvent, useState } from 'react';
import { suggestAddress } from '../../message/mistyped-domain.ts';
import { isControl } from './form-values.ts';

/** The address that was probably meant, asked on leaving the e-mail field. A question, never a refusal. */
export function useSuggestion() {
  const [suggestion, setSuggestion] = useState<string | undefined>();
  return {
    suggestion,
    clear: () => setSuggestion(undefined),
    onBlur({ currentTarget, target }: FocusEvent<HTMLFormElement>) {
      // Ignored while a form button is pressed, which the question would move off the pointer.
      const isAsked = isControl(target) && target.name === 'email' && !currentTarget.querySelector('button:active');
      if (isAsked) setSuggestion(suggestAddress(target.value.trim()));
    },
    onInput({ target }: FormEvent<HTMLFormElement>) {
      if (isControl(target) && target.name === 'email') setSuggestion(undefined);
    },
  };
}
