import { type ReactNode, useEffect, useState } from 'react';
import toast, { resolveValue, type Toast, useToasterStore } from 'react-hot-toast/headless';
import { Icon, type IconName } from './Icon.tsx';
import { usePageVisible } from './use-page-visible.ts';

const ICONS: Record<Toast['type'], IconName> = {
  success: 'badge-check',
  error: 'x',
  loading: 'mail',
  blank: 'message-square',
  custom: 'message-square',
};
/** The library's default of two seconds is too short for visitors who use a screen magnifier. */
const SUCCESS_MS = 6_000;
/** The time that a toast stays after a change of page, since it is not about the new page. */
const NEXT_PAGE_MS = 1_500;

/**
 * Two live regions, in the page from the start: errors are announced assertively, everything else politely. Their roles imply `aria-atomic`, which
 * would reread every toast for each new one. Their look, toasts.css, comes with what shows a toast.
 */
export function Toaster({ path }: { path: string }) {
  const { toasts } = useToasterStore({ success: { duration: SUCCESS_MS } });
  const card = (each: Toast) => (
    // A toast that replaces another of its id is a new card: its text is announced, and its time starts.
    <ToastCard key={`${each.id} ${each.createdAt}`} path={path} id={each.id} type={each.type} duration={each.duration}>
      {resolveValue(each.message, each)}
    </ToastCard>
  );
  return (
    <div className="toaster">
      <div role="status" aria-atomic={false}>
        {toasts.filter(({ type }) => type !== 'error').map(card)}
      </div>
      <div role="alert" aria-atomic={false}>
        {toasts.filter(({ type }) => type === 'error').map(card)}
      </div>
    </div>
  );
}

type CardProps = { path: string; id: string; type: Toast['type']; duration: number | undefined; children: ReactNode };

/**
 * Joins its live region only once the page is visible: a screen reader says nothing of a hidden tab. Its time runs while it can be seen and
 * no mouse is over it, then starts over. Each card has a timer of its own: react-hot-toast adds the length of a pause to toasts that
 * appeared during it.
 */
function ToastCard({ path, id, type, duration = Number.POSITIVE_INFINITY, children }: CardProps) {
  const [isHovered, setHovered] = useState(false);
  const isPageVisible = usePageVisible();
  const [hasArrived, setArrived] = useState(isPageVisible);
  if (isPageVisible && !hasArrived) setArrived(true);
  const [firstPath] = useState(path);
  const isTimed = isPageVisible && !isHovered && duration !== Number.POSITIVE_INFINITY;
  useEffect(() => {
    if (!isTimed) return;
    const timer = setTimeout(() => toast.remove(id), path === firstPath ? duration : NEXT_PAGE_MS);
    return () => clearTimeout(timer);
  }, [id, duration, isTimed, path, firstPath]);
  if (!hasArrived) return null;
  return (
    <div
      className="toast"
      data-type={type}
      // A finger enters with its tap and may never leave.
      onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
    >
      <Icon name={ICONS[type]} className="toast-icon" />
      <div className="toast-content">{children}</div>
    </div>
  );
}
