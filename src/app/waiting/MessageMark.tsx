/** What became of the last text: mailed, stored on the device, or still in the form. */
export type ResultKind = 'sent' | 'queued' | 'failed';

/** Decorative: the sentence below says the same. A narrow form cuts off where the line comes from. */
export function ResultMark({ kind }: { kind: ResultKind }) {
  return (
    <svg className="result-mark" aria-hidden="true">
      <use href={`/images/contact/result.svg#${kind}`} />
    </svg>
  );
}
