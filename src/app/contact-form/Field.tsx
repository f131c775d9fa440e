import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import type { Field as FieldName } from '../../contact/message.ts';

type Props = {
  name: FieldName;
  label: string;
  hint: string;
  error: string | undefined;
  /** Whether its error is announced when it comes up: unless focus goes to a summary of them all. */
  announced: boolean;
  required?: boolean;
  /** With `rows` it is a text area. */
  input:
    | Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'minLength' | 'inputMode'>
    | Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'rows' | 'minLength'>;
};

/** A labelled control with its hint and its error, tied to it for assistive technology. */
export function Field({ name, label, hint, error, announced, required = false, input }: Props) {
  const control = {
    id: name,
    name,
    required,
    className: 'field',
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
      <p id={`${name}-hint`} className="field-hint">
        {hint}
      </p>
      <div aria-live={announced ? 'polite' : 'off'}>
        {error && (
          <p id={`${name}-error`} className="field-error">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
