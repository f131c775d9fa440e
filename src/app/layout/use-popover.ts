import { type ToggleEvent, useEffect, useRef, useState } from 'react';

/**
 * A native popover, and whether it is open, even since before hydration. It covers what lies behind it: once focus goes there, and not to
 * its own button, it hides (WCAG 2.4.11).
 */
export function usePopover<Popover extends HTMLElement>() {
  const popover = useRef<Popover>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => setOpen(popover.current?.matches(':popover-open') ?? false), []);

  useEffect(() => {
    const element = popover.current;
    if (!open || !element) return;
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || element.contains(target)) return;
      if (!target.matches(`[popovertarget="${element.id}"]`)) element.hidePopover();
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [open]);

  return { popover, open, onToggle: ({ newState }: ToggleEvent<Popover>) => setOpen(newState === 'open') };
}
