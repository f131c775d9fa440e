import { clsx } from 'clsx';
import './MessageDrawing.css';

/** What became of a message: it is on its way, has reached the site, waits on the device, or could not be sent. */
export type MessageKind = 'sending' | 'acknowledged' | 'queued' | 'not-sent';

/** Decorative: a sentence beside it says the same. `className` sets the height. In a narrow space, the line's beginning is cut off. */
export function MessageDrawing({ kind, className }: { kind: MessageKind; className: string }) {
  return (
    <svg className={clsx('message-drawing', className)} data-kind={kind} aria-hidden="true">
      <use href={`/images/contact/result.svg#${kind}`} />
    </svg>
  );
}
