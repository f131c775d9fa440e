import { useEffect, useRef, useState } from 'react';

/**
 * Tells whether the form is being sent. `busy` is set synchronously, since a second click can arrive before React has disabled the button.
 * That button loses focus to `<body>`: it gets it back afterwards, unless focus has moved elsewhere.
 */
export function useSending() {
  const busy = useRef(false);
  const focused = useRef<Element | null>(null);
  const [isSending, setState] = useState(false);

  useEffect(() => {
    if (isSending) return;
    if (document.activeElement === document.body && focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
    focused.current = null;
  }, [isSending]);

  const setSending = (value: boolean) => {
    if (value) focused.current = document.activeElement;
    busy.current = value;
    setState(value);
  };

  return { busy, isSending, setSending };
}
