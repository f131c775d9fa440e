import '../styles/toasts.css';
import type { ReactNode } from 'react';

type Action = { label: string; onClick: () => void };
type Props = { children: ReactNode; actions?: readonly Action[] };

/** A toast that waits for an answer: its text and its buttons, the one that most want first. */
export function ToastPanel({ children, actions = [] }: Props) {
  return (
    <div className="toast-panel on-paper">
      <div>{children}</div>
      <div className="toast-actions">
        {actions.map(({ label, onClick }, index) => (
          <button key={label} type="button" className={index === 0 ? 'btn-ink' : 'btn-line'} onClick={onClick}>
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
