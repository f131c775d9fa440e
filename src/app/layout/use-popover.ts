import { type ToggleEvent, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../ui/use-hydrated.ts';

/**
 * A native popover, and whether it is open, even since before hydration. It covers what lies behind it: once focus goes there, and not to
 * its own button, it hides (WCAG 2.4.11).
 */
export function usePopover<Popover extends HTMLElement>() {
  const popover = useRef<Popover>(null);
  const [open, setOpen] = useState(false);

  // Until React knows, the browser itself tells assistive technology.
  const expanded = useHydrated() ? open : undefined;

  useEffect(() => setOpen(popover.current?.matches(':popover-open') ?? false), []);

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      // Not `open`, which the browser tells a moment later than focus may move.
      const element = popover.current;
      if (!element?.matches(':popover-open') || !(target instanceof Element) || element.contains(target)) return;
      if (!target.matches(`[popovertarget="${element.id}"]`)) element.hidePopover();
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);

  return { popover, open, expanded, onToggle: ({ newState }: ToggleEvent<Popover>) => setOpen(newState === 'open') };
}
