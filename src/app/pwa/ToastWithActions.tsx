import '../styles/toasts.css';
import type { ReactNode } from 'react';
import { moveFocusOnUnmount } from '../ui/move-focus-on-unmount.ts';

type Action = { label: string; onClick: () => void };
type Props = { children: ReactNode; actions: readonly Action[] };

/** A toast that waits for an answer: its text and its buttons, the most likely choice first. */
export function ToastWithActions({ children, actions }: Props) {
  return (
    <div ref={moveFocusOnUnmount} className="toast-with-actions">
      <div>{children}</div>
      <div className="toast-actions">
        {actions.map(({ label, onClick }, index) => (
          <button key={label} type="button" className={index === 0 ? 'btn btn-primary' : 'btn btn-outline'} onClick={onClick}>
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
