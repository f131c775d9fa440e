/** What became of the last text: mailed, stored on the device, or still in the form. */
export type EndingKind = 'sent' | 'queued' | 'failed';

/** Decorative: the sentence below says the same. A narrow form cuts off where the line comes from. */
export function EndingMark({ kind }: { kind: EndingKind }) {
  return (
    <svg className="ending-mark" aria-hidden="true">
      <use href={`/images/contact/ending.svg#${kind}`} />
    </svg>
  );
}
