import { useEffect, useRef, useState } from 'react';

/** Longer than any answer takes. */
const ANSWER_MS = 30_000;

/** Whether the form is being sent: `busy` at once, for a second click that comes before the button is seen to be disabled. */
export function useSending() {
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const answer = useRef<AbortController>(null);
  useEffect(() => () => answer.current?.abort(), []);

  const set = (value: boolean) => {
    busy.current = value;
    setSending(value);
  };

  /**
   * The form has posted by itself, and the page that answers replaces this one: a second click is no second message. Ends when the visitor
   * comes back from that page, or after `ANSWER_MS` when it was stopped on its way.
   */
  function awaitAnswer() {
    const waiting = new AbortController();
    answer.current = waiting;
    const { signal } = waiting;
    const end = () => {
      waiting.abort();
      set(false);
    };
    const timer = setTimeout(end, ANSWER_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
    // A page that is still loading has its own `pageshow` before it.
    addEventListener('pageshow', ({ persisted }) => persisted && end(), { signal });
    set(true);
  }

  return { busy, sending, start: () => set(true), stop: () => set(false), awaitAnswer };
}
