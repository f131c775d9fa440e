import { type ToggleEvent, useEffect, useRef, useState } from 'react';

/**
 * A native popover and whether it is open, even if it was opened before hydration. It covers what is behind it, so it hides when focus
 * moves there, other than to its own button (WCAG 2.4.11).
 */
export function usePopover<Popover extends HTMLElement>() {
  const popover = useRef<Popover>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => setOpen(popover.current?.matches(':popover-open') ?? false), []);

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      // Asks the element, not the state: the toggle event can arrive after focus has moved.
      const element = popover.current;
      if (!element?.matches(':popover-open') || !(target instanceof Element) || element.contains(target)) return;
      if (!target.matches(`[popovertarget="${element.id}"]`)) element.hidePopover();
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);

  return { popover, isOpen, onToggle: ({ newState }: ToggleEvent<Popover>) => setOpen(newState === 'open') };
}
