import { useEffect, useLayoutEffect, useRef } from 'react';
import { BookingLink } from '../booking/BookingLink.tsx';
import { breakpoints } from '../styles/breakpoints.ts';
import { Icon } from '../ui/Icon.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { NavList } from './NavList.tsx';
import { usePopover } from './use-popover.ts';
import './MobileMenu.css';

/** Windows in which the header shows the links itself and no menu button (`menu-button`). */
const WIDE_SCREEN = `(min-width: ${breakpoints.md})`;

/** When the menu, which rolls up for 300 ms (overlays.css), uncovers a title. */
const UNCOVER_MS = 200;

/**
 * A native popover: it opens, closes, exposes its state and closes on Escape without JavaScript. React only labels its button and closes it
 * when a link is followed (even to the open page), on any other change of page, and when the window grows wide.
 */
export function MobileMenu({ path }: { path: string }) {
  const { popover: menu, isOpen, onToggle } = usePopover<HTMLElement>();
  const lastPath = useRef(path);
  const followedAt = useRef(-UNCOVER_MS);
  const isWide = useMediaQuery(WIDE_SCREEN);
  // An attribute, unlike IconButton's label: the specification names it.
  const label = isOpen ? 'Fermer le menu' : 'Ouvrir le menu';

  useLayoutEffect(() => {
    // A menu opened before hydration stays open.
    if (lastPath.current === path) return;
    lastPath.current = path;
    menu.current?.hidePopover();
    // The new page is there at once; its line and title are written as the menu uncovers them (page-change.css).
    const rest = Math.max(0, followedAt.current + UNCOVER_MS - performance.now());
    document.querySelector('main')?.style.setProperty('--uncovered-in', `${rest}ms`);
  }, [path, menu]);

  useEffect(() => {
    if (isWide) menu.current?.hidePopover();
  }, [isWide, menu]);

  return (
    <>
      <button type="button" className="btn-round menu-button" popoverTarget="menu" aria-label={label}>
        <Icon name={isOpen ? 'x' : 'menu'} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links inside also fire click when activated by keyboard. */}
      <nav
        id="menu"
        ref={menu}
        popover="auto"
        aria-label="Menu"
        className="rolls mobile-menu"
        onToggle={onToggle}
        onClick={({ target }) => {
          if (!(target instanceof Element && target.closest('a'))) return;
          menu.current?.hidePopover();
          followedAt.current = performance.now();
        }}
      >
        <NavList path={path} className="menu-list" linkClass="menu-link" />
        <BookingLink className="btn btn-primary" />
      </nav>
    </>
  );
}
