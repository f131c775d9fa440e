import './MessageDrawing.css';
import { clsx } from 'clsx';
import type { RefCallback } from 'react';

/** `kind`: of a message that is being sent, has reached the site, is stored on the device, or is still in the form. */
type Props = { kind: 'sending' | 'acknowledged' | 'queued' | 'not-sent'; className: string; ref?: RefCallback<Element> };

/** Decorative: a sentence beside it says the same. `className` sets the height; too narrow, it loses the line's beginning. */
export function MessageDrawing({ kind, className, ref }: Props) {
  return (
    <svg ref={ref} className={clsx('message-drawing', className)} data-kind={kind} aria-hidden="true">
      <use href={`/images/contact/result.svg#${kind}`} />
    </svg>
  );
}
