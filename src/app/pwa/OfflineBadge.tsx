import { useOnline } from '../ui/use-online.ts';

/** The live region is always in the page, so that its changes are announced. */
export function OfflineBadge() {
  const online = useOnline();
  return (
    <p aria-live="polite" className={online ? 'mark' : 'mark px-2 border'}>
      {!online && 'Hors ligne'}
    </p>
  );
}
