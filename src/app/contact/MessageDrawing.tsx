import './MessageDrawing.css';
import { clsx } from 'clsx';
import type { RefCallback } from 'react';

/** The fate of a text: mailed, stored on the device, or still in the form. */
type ResultKind = 'acknowledged' | 'queued' | 'not-sent';
type Props = { kind: ResultKind | 'sending'; className: string; ref?: RefCallback<Element> };

/** Decorative: a sentence beside it says the same. `className` sets the height; too narrow, it loses the line's beginning. */
export function MessageDrawing({ kind, className, ref }: Props) {
  return (
    <svg ref={ref} className={clsx('message-drawing', className)} data-kind={kind} aria-hidden="true">
      <use href={`/images/contact/result.svg#${kind}`} />
    </svg>
  );
}
