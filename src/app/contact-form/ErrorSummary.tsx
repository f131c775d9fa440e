import type { Ref } from 'react';
import { type Field, type FieldErrors, fields } from '../../contact/message.ts';

type Props = { ref: Ref<HTMLDivElement>; errors: FieldErrors; labels: Record<Field, string> };

/** What a refused submit says first: focus comes here, and each line leads to its field. */
export function ErrorSummary({ ref, errors, labels }: Props) {
  const wrong = fields.filter((field) => errors[field]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would make its links part of the form's own controls.
    <div ref={ref} role="group" aria-labelledby="error-summary" tabIndex={-1} className="error-summary" hidden={wrong.length === 0}>
      <p id="error-summary" className="error-title">
        {wrong.length > 1 ? 'Quelques points à corriger\u00a0:' : 'Un point à corriger\u00a0:'}
      </p>
      <ul>
        {wrong.map((field) => (
          <li key={field}>
            <a href={`#${field}`}>{`${labels[field]}\u00a0: ${errors[field]}`}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
