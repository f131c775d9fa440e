import type { RefCallback } from 'react';

/** What became of a text: mailed, stored on the device, or still in the form. */
export type ResultKind = 'sent' | 'queued' | 'failed';

/** Decorative: a sentence beside it says the same. A narrow one cuts off where the line comes from. */
export function MessageMark({ kind, ref }: { kind: ResultKind | 'sending'; ref?: RefCallback<Element> }) {
  return (
    <svg ref={ref} className="message-mark" data-kind={kind} aria-hidden="true">
      <use href={`/images/contact/result.svg#${kind}`} />
    </svg>
  );
}
