/** What became of the last text: mailed, stored on the device, or still in the form. */
export type OutcomeKind = 'sent' | 'queued' | 'failed';

/** Decorative: the sentence below says the same. A narrow form cuts off where the line comes from. */
export function OutcomeMark({ kind }: { kind: OutcomeKind }) {
  return (
    <svg className="outcome-mark" aria-hidden="true">
      <use href={`/images/contact/outcome.svg#${kind}`} />
    </svg>
  );
}
