import { useEffect, useRef, useState } from 'react';
import toast, { resolveValue, type Toast, useToasterStore } from 'react-hot-toast/headless';
import { usePageVisible } from './use-page-visible.ts';

/** The library's default of two seconds is too short for visitors who use a screen magnifier. */
const SUCCESS_MS = 6_000;

/** Two live regions, in the page from the start: errors are announced assertively, everything else politely. */
export function Toaster() {
  const { toasts } = useToasterStore({ success: { duration: SUCCESS_MS } });
  const toaster = useRef<HTMLDivElement>(null);
  // These roles imply `aria-atomic`, which would reread every toast for each new one. Set here to keep the prerendered HTML small.
  useEffect(() => {
    for (const region of toaster.current?.children ?? []) region.ariaAtomic = 'false';
  }, []);
  // A toast that replaces another of its id is a new card: its text is announced, and its time starts.
  const card = (each: Toast) => <ToastCard key={`${each.id} ${each.createdAt}`} shown={each} />;
  return (
    <div ref={toaster} className="page-width toaster">
      <div role="status">{toasts.filter(({ type }) => type !== 'error').map(card)}</div>
      <div role="alert">{toasts.filter(({ type }) => type === 'error').map(card)}</div>
    </div>
  );
}

/**
 * Joins its live region only once the page is visible: a screen reader says nothing of a hidden tab. Its time runs while it can be seen and
 * no mouse is over it, then starts over. The library's own clock would not do: after a pause, it also credits toasts that came during the
 * pause with the whole of it.
 */
function ToastCard({ shown }: { shown: Toast }) {
  const { id, duration } = shown;
  const [held, setHeld] = useState(false);
  const pageVisible = usePageVisible();
  const [arrived, setArrived] = useState(pageVisible);
  if (pageVisible && !arrived) setArrived(true);
  const timed = pageVisible && !held && duration !== Number.POSITIVE_INFINITY;
  useEffect(() => {
    if (!timed) return;
    const timer = setTimeout(() => toast.remove(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, timed]);
  if (!arrived) return null;
  return (
    <div
      className="toast on-paper"
      data-type={shown.type}
      // A finger enters with its tap and may never leave.
      onPointerEnter={({ pointerType }) => setHeld(pointerType === 'mouse')}
      onPointerLeave={() => setHeld(false)}
    >
      {resolveValue(shown.message, shown)}
    </div>
  );
}
