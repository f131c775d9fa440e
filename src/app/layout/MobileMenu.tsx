import { useEffect, useRef, useState } from 'react';
import { BookingLink } from '../ui/BookingLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import { NavList } from './NavList.tsx';

/**
 * A native popover: it opens, closes, says whether it is open and leaves on Escape without script. React only names its button and closes
 * it when a link is followed, were it to the page that is open, and on every other route change.
 */
export function MobileMenu({ path }: { path: string }) {
  const menu = useRef<HTMLElement>(null);
  const shown = useRef(path);
  const [open, setOpen] = useState(false);
  const label = open ? 'Fermer le menu' : 'Ouvrir le menu';

  // It may stand open since before hydration, which the same tap began.
  useEffect(() => setOpen(menu.current?.matches(':popover-open') ?? false), []);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    menu.current?.hidePopover();
  }, [path]);

  return (
    <>
      <button type="button" className="btn-round menu-button md:hidden" popoverTarget="menu" aria-controls="menu" aria-label={label}>
        <Icon name={open ? 'x' : 'menu'} />
        <span className="sr-only">{label}</span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link inside clicks by keyboard too; this only hears of it. */}
      <nav
        id="menu"
        ref={menu}
        popover="auto"
        aria-label="Menu"
        className="mobile-menu"
        onToggle={(event) => setOpen(event.newState === 'open')}
        onClick={({ target }) => target instanceof Element && target.closest('a') && menu.current?.hidePopover()}
      >
        <NavList path={path} />
        <BookingLink className="btn-primary" />
      </nav>
    </>
  );
}
