import type { Ref } from 'react';
import { type FieldErrors, fieldNames } from '../../../message/fields.ts';
import './ErrorSummary.css';

type Props = { ref: Ref<HTMLDivElement>; errors: FieldErrors; detail: string };

/**
 * Receives focus when a submit is refused. Each line says what is wrong, and links to its field. `detail` is shown for a refusal that
 * names no field.
 */
export function ErrorSummary({ ref, errors, detail }: Props) {
  const wrong = fieldNames.filter((field) => errors[field]);
  const title = wrong.length > 1 ? 'Quelques points à corriger\u00a0:' : 'Un point à corriger\u00a0:';
  const isSilent = wrong.length === 0 && detail === '';
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups links, and a fieldset is for form controls.
    <div ref={ref} role="group" aria-labelledby="error-summary" tabIndex={-1} className="alert error-summary" hidden={isSilent}>
      <p id="error-summary" className="heading text-title">
        {wrong.length > 0 ? title : detail}
      </p>
      <ul>
        {wrong.map((field) => (
          <li key={field} className="alert-item">
            <a href={`#${field}`}>{errors[field]}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
