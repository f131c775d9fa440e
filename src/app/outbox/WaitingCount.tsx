import '../styles/waiting.css';
import { useAtomValue } from 'jotai';
import { Link } from 'wouter';
import { Icon } from '../ui/Icon.tsx';
import { PANEL_ID, waitingAtom } from './items.ts';

/** The count of waiting messages in the header; links to their panel. */
export function WaitingCount({ path }: { path: string }) {
  const { length } = useAtomValue(waitingAtom);
  if (length === 0) return null;
  const text = length === 1 ? '1 message en attente' : `${length} messages en attente`;
  const content = (
    <>
      <Icon name="mail" />
      <span aria-hidden="true">{length}</span>
      <span className="sr-only">{text}</span>
    </>
  );
  // On the panel's own page, a plain link lets the browser scroll to it.
  if (path === '/contact') {
    return (
      <a href={`#${PANEL_ID}`} className="waiting-count">
        {content}
      </a>
    );
  }
  return (
    <Link href={`/contact#${PANEL_ID}`} className="waiting-count">
      {content}
    </Link>
  );
}
