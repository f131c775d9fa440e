import type { Ref } from 'react';
import { type Field, type FieldErrors, fields } from '../../contact/message.ts';

type Props = { ref: Ref<HTMLDivElement>; errors: FieldErrors; detail: string; labels: Record<Field, string> };

/**
 * What a refused submit says first: focus comes here, and each line leads to its field, which says what is wrong. `detail` stands for a refusal
 * that names no field.
 */
export function ErrorSummary({ ref, errors, detail, labels }: Props) {
  const wrong = fields.filter((field) => errors[field]);
  const title = wrong.length > 1 ? 'Quelques points à corriger\u00a0:' : 'Un point à corriger\u00a0:';
  const isSilent = wrong.length === 0 && detail === '';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would make its links part of the form's own controls.
    <div ref={ref} role="group" aria-labelledby="error-summary" tabIndex={-1} className="error-summary" hidden={isSilent}>
      <p id="error-summary" className="error-title">
        {wrong.length === 0 && detail ? detail : title}
      </p>
      <ul>
        {wrong.map((field) => (
          <li key={field}>
            <a href={`#${field}`}>{labels[field]}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
