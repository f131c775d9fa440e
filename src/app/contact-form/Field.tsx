import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import type { FieldName } from '../../message/fields.ts';

type Props = {
  name: FieldName;
  label: string;
  hint: string;
  error: string | undefined;
  /** Whether the error is announced when it appears: not while the summary announces all errors. */
  announced: boolean;
  required?: boolean;
  /** `rows` makes it a `<textarea>`. */
  input:
    | Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'minLength' | 'inputMode'>
    | Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'rows' | 'minLength'>;
  /** What is to be said of a value that is valid. */
  children?: ReactNode;
};

/** A labelled control with its hint and error, linked to it for assistive technology. */
export function Field({ name, label, hint, error, announced, required = false, input, children }: Props) {
  const control = {
    id: name,
    name,
    required,
    className: 'field',
    dir: 'auto',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${name}-error ${name}-hint` : `${name}-hint`,
  };
  return (
    <div className="form-field">
      <label htmlFor={name}>
        {label}
        {required && <span aria-hidden="true">{' *'}</span>}
      </label>
      {'rows' in input ? <textarea {...input} {...control} /> : <input {...input} {...control} />}
      <p id={`${name}-hint`} className="font-size-small text-muted">
        {hint}
      </p>
      <div aria-live={announced ? 'polite' : 'off'}>
        {error ? (
          <p id={`${name}-error`} className="field-error">
            {error}
          </p>
        ) : (
          children
        )}
      </div>
    </div>
  );
}
