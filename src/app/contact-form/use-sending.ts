import { useRef, useState } from 'react';

/** Longer than any answer takes. */
const ANSWER_MS = 30_000;

/** Whether the form is being sent: `busy` at once, for a second click that comes before the button is seen to be disabled. */
export function useSending() {
  const busy = useRef(false);
  const [sending, show] = useState(false);

  const setSending = (value: boolean) => {
    busy.current = value;
    show(value);
  };

  /**
   * The form has posted by itself, and the page that answers replaces this one: a second click is no second message. Ends when the visitor
   * comes back from that page, or after `ANSWER_MS` when it was stopped on its way.
   */
  function awaitAnswer() {
    const waiting = new AbortController();
    const end = () => {
      waiting.abort();
      clearTimeout(timer);
      setSending(false);
    };
    const timer = setTimeout(end, ANSWER_MS);
    // A page that is still loading has its own `pageshow` before it.
    addEventListener('pageshow', ({ persisted }) => persisted && end(), { signal: waiting.signal });
    setSending(true);
  }

  return { busy, sending, setSending, awaitAnswer };
}
