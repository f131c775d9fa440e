import { useAtomValue } from 'jotai';
import { memo, Suspense } from 'react';
import { Link } from 'wouter';
import { site } from '../../content/site.ts';
import { BookingLink } from '../booking/BookingLink.tsx';
import { waitingCountAtom } from '../contact/waiting-count.ts';
import { lazyWithRetry } from '../loading/lazy-with-retry.ts';
import { OfflineBadge } from '../pwa/OfflineBadge.tsx';
import { Wordmark } from '../ui/Wordmark.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { NavList } from './NavList.tsx';
import { useScrolled } from './use-scrolled.ts';
import './Header.css';

const WaitingCount = lazyWithRetry(async () => (await import('../contact/waiting/WaitingCount.tsx')).WaitingCount);

/** Rendered anew only if the path changes: after Back, `useDeferredValue` renders the layout twice. */
export const Header = memo(function Header({ path }: { path: string }) {
  const header = useScrolled<HTMLElement>();
  const waiting = useAtomValue(waitingCountAtom);
  return (
    <header ref={header} className="site-header">
      <div className="page-width header-row">
        <div className="header-start">
          <Link href="/" className="home-link" aria-label={site.name}>
            <Wordmark />
          </Link>
          <OfflineBadge />
          {waiting > 0 && (
            <Suspense>
              <WaitingCount count={waiting} />
            </Suspense>
          )}
        </div>
        <nav aria-label="Principale" className="header-nav">
          <NavList path={path} className="nav-list" linkClass="nav-link" />
        </nav>
        <BookingLink className="btn btn-outline header-booking" />
        <MobileMenu path={path} />
      </div>
    </header>
  );
});
