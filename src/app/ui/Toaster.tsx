import { useEffect, useRef } from 'react';
import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless';
import { useHover } from './use-hover.ts';

/** The library's default of two seconds is too short for visitors who use a screen magnifier. */
const SUCCESS_MS = 6_000;

/** Two live regions, in the page from the start: errors are announced assertively, everything else politely. */
export function Toaster() {
  const { toasts, handlers } = useToaster({ success: { duration: SUCCESS_MS } });
  const toaster = useRef<HTMLDivElement>(null);
  useHover(toaster, { mouseenter: handlers.startPause, mouseleave: handlers.endPause });
  // These roles imply `aria-atomic`, which would reread every toast for each new one. Set here to keep the prerendered HTML small.
  useEffect(() => {
    for (const region of toaster.current?.children ?? []) region.ariaAtomic = 'false';
  }, []);
  const visible = toasts.filter((toast) => toast.visible);
  return (
    <div ref={toaster} className="page-width toaster">
      <div role="status">
        {visible
          .filter(({ type }) => type !== 'error')
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
      </div>
      <div role="alert">
        {visible
          .filter(({ type }) => type === 'error')
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
      </div>
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  return (
    <div className="toast" data-type={toast.type}>
      {resolveValue(toast.message, toast)}
    </div>
  );
}
