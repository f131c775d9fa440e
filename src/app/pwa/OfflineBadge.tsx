import { useOnline } from './use-online.ts';

/** The live region always stands in the page, so that its change is announced. */
export function OfflineBadge() {
  const online = useOnline();
  return (
    <p aria-live="polite" className="mark m-0">
      {!online && <span className="border border-solid border-current rounded-sm px-2 py-1">Hors ligne</span>}
    </p>
  );
}
