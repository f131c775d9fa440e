import { clsx } from 'clsx';
import './MessageDrawing.css';

/** `kind`: of a message that is being sent, has reached the site, is stored on the device, or is still in the form. */
export type MessageKind = 'sending' | 'acknowledged' | 'queued' | 'not-sent';

/** Decorative: a sentence beside it says the same. `className` sets the height; too narrow, it loses the line's beginning. */
export function MessageDrawing({ kind, className }: { kind: MessageKind; className: string }) {
  return (
    <svg className={clsx('message-drawing', className)} data-kind={kind} aria-hidden="true">
      <use href={`/images/contact/result.svg#${kind}`} />
    </svg>
  );
}
