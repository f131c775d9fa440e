import { useEffect, useRef, useState } from 'react';

/** Longer than the server takes to answer a native form post. */
const ANSWER_MS = 30_000;

/**
 * Whether the form is being sent. `busy` is set synchronously, since a second click can arrive before React has disabled the button. That
 * button loses focus to `<body>`: it gets it back afterwards, unless focus has moved elsewhere.
 */
export function useSending() {
  const busy = useRef(false);
  const focused = useRef<Element | null>(null);
  const [sending, show] = useState(false);

  useEffect(() => {
    if (sending) return;
    if (document.activeElement === document.body && focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
    focused.current = null;
  }, [sending]);

  const setSending = (value: boolean) => {
    if (value) focused.current = document.activeElement;
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
