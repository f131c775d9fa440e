import 'virtual:uno:waiting-count.css';
import { Link } from 'wouter';
import { Icon } from '../ui/Icon.tsx';
import { WAITING_PANEL_ID } from './waiting-count.ts';

/** The number of waiting messages, in the header; links to their panel. */
export function WaitingCount({ count, path }: { count: number; path: string }) {
  const text = count === 1 ? '1 message en attente' : `${count} messages en attente`;
  const content = (
    <>
      <Icon name="mail" className="icon waiting-icon" />
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{text}</span>
    </>
  );
  // A plain link lets the browser scroll to the panel, on that panel's own page.
  if (path === '/contact') {
    return (
      <a href={`#${WAITING_PANEL_ID}`} className="waiting-count">
        {content}
      </a>
    );
  }
  return (
    <Link href={`/contact#${WAITING_PANEL_ID}`} className="waiting-count">
      {content}
    </Link>
  );
}
