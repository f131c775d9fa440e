import { Link } from 'wouter';
import { CONTACT_PATH, WAITING_LIST_ID } from '../../../shared/page-contract.ts';
import { Icon } from '../../ui/Icon.tsx';
import { moveFocusOnUnmount } from '../../ui/move-focus-on-unmount.ts';
import './WaitingCount.css';

/** The number of waiting messages, in the header; links to their list. */
export function WaitingCount({ count }: { count: number }) {
  return (
    <Link ref={moveFocusOnUnmount} href={`${CONTACT_PATH}#${WAITING_LIST_ID}`} className="waiting-count">
      <Icon name="mail" className="waiting-icon" />
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{count === 1 ? '1 message en attente' : `${count} messages en attente`}</span>
    </Link>
  );
}
