import { useOnline } from '../ui/use-online.ts';

/** The live region always stands in the page, so that its change is announced. */
export function OfflineBadge() {
  const online = useOnline();
  return (
    <p aria-live="polite" className="mark">
      {!online && <span className="offline-badge">Hors ligne</span>}
    </p>
  );
}
