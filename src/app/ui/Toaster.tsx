import { useEffect, useRef } from 'react';
import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless';
import { useHover } from './use-hover.ts';

/** The library's two seconds are too short for a screen magnifier to come by. */
const SUCCESS_MS = 6_000;

/** Two live regions that stand in the page from the start: what succeeds or waits is said politely, what fails at once. */
export function Toaster() {
  const { toasts, handlers } = useToaster({ success: { duration: SUCCESS_MS } });
  const toaster = useRef<HTMLDivElement>(null);
  useHover(toaster, { mouseenter: handlers.startPause, mouseleave: handlers.endPause });
  // Each toast by itself: these roles would have all of them read again. Not in the HTML, where every byte of the first page counts.
  useEffect(() => {
    for (const region of toaster.current?.children ?? []) region.ariaAtomic = 'false';
  }, []);
  const visible = toasts.filter((toast) => toast.visible);
  return (
    <div ref={toaster} className="toaster">
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
