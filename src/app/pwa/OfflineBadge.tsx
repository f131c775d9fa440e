import { useOnline } from '../ui/use-online.ts';
import './OfflineBadge.css';

/** The live region is always in the page, so that its changes are announced. */
export function OfflineBadge() {
  const isOnline = useOnline();
  return (
    <p aria-live="polite" className={isOnline ? 'small-label' : 'small-label offline-badge'}>
      {!isOnline && 'Hors ligne'}
    </p>
  );
}
