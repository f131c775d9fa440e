import { useRef, useState } from 'react';

/** Longer than the server takes to answer a native form post. */
const ANSWER_MS = 30_000;

/** Whether the form is being sent. `busy` is set synchronously, since a second click can arrive before React has disabled the button. */
export function useSending() {
  const busy = useRef(false);
  const [sending, show] = useState(false);

  const setSending = (value: boolean) => {
    busy.current = value;
    show(value);
  };

  /**
   * Call when the form was posted natively and the result page is about to replace this one: a second click must not send a second message.
   * Ends when the visitor comes back from that page, or after `ANSWER_MS` if the navigation was stopped.
   */
  function awaitAnswer() {
    const waiting = new AbortController();
    const end = () => {
      waiting.abort();
      clearTimeout(timer);
      setSending(false);
    };
    const timer = setTimeout(end, ANSWER_MS);
    // Only when restored from the back/forward cache: a page that is still loading fires its own `pageshow` first.
    addEventListener('pageshow', ({ persisted }) => persisted && end(), { signal: waiting.signal });
    setSending(true);
  }

  return { busy, sending, setSending, awaitAnswer };
}
