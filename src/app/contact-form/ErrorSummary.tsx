import type { Ref } from 'react';
import { type Field, type FieldErrors, fields } from '../../contact/message.ts';

type Props = { ref: Ref<HTMLDivElement>; errors: FieldErrors; labels: Record<Field, string> };

/** What a refused submit says first: focus comes here, and each line leads to its field. */
export function ErrorSummary({ ref, errors, labels }: Props) {
  const wrong = fields.filter((field) => errors[field]);
  return (
    <div ref={ref} tabIndex={-1} className="error-summary" hidden={wrong.length === 0}>
      <p className="m-0 font-semibold">{wrong.length > 1 ? 'Quelques points à corriger :' : 'Un point à corriger :'}</p>
      <ul>
        {wrong.map((field) => (
          <li key={field}>
            <a href={`#${field}`}>
              {labels[field]} : {errors[field]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
