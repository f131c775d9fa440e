import { useEffect, useRef } from 'react';

/** What is disabled while it works loses focus to nobody: it has it back when it is done, unless focus went elsewhere. */
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
