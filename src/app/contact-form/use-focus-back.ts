import { useEffect, useRef } from 'react';

/** A button that is disabled while `busy` loses focus to `<body>`. Gives it back afterwards, unless focus has moved elsewhere. */
export function useFocusBack(busy: boolean): { remember(): void } {
  const focused = useRef<Element | null>(null);

  useEffect(() => {
    if (busy) return;
    if (document.activeElement === document.body && focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
    focused.current = null;
  }, [busy]);

  return {
    remember() {
      focused.current = document.activeElement;
    },
  };
}
