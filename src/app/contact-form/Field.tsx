import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import type { Field as FieldName } from '../../contact/message.ts';

type Props = {
  name: FieldName;
  label: string;
  hint: string;
  error: string | undefined;
  required?: boolean;
  /** With `rows` it is a text area. */
  input:
    | Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'minLength' | 'maxLength' | 'inputMode'>
    | Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'rows' | 'minLength'>;
};

/** A labelled control with its hint and its error, tied to it for assistive technology. */
export function Field({ name, label, hint, error, required = false, input }: Props) {
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
        {/* The display face has no asterisk. */}
        {required && (
          <span className="font-sans" aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {'rows' in input ? <textarea {...input} {...control} /> : <input {...input} {...control} />}
      <p id={`${name}-hint`} className="field-hint">
        {hint}
      </p>
      {error && (
        <p id={`${name}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
