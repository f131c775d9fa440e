import type { ReactNode } from 'react';
import { type FieldName, fields } from '../../../message/fields.ts';
import './Field.css';

type Props = {
  name: FieldName;
  hint: string;
  error: string | undefined;
  /** Announces the error when it appears: not while the summary announces all errors. */
  isAnnounced: boolean;
  /** A remark about a valid value. */
  children?: ReactNode;
};

/** Fields that the browser can fill in. */
const AUTOCOMPLETE: Partial<Record<FieldName, AutoFill>> = { name: 'name', email: 'email', phone: 'tel' };

/** A labelled control with its hint and error, linked to it for assistive technology. No `maxLength`: it would silently cut pasted text. */
export function Field({ name, hint, error, isAnnounced, children }: Props) {
  const { type, label, required, ...limits } = fields[name];
  const control = {
    id: name,
    name,
    required,
    minLength: 'min' in limits ? limits.min : undefined,
    autoComplete: AUTOCOMPLETE[name],
    className: 'field',
    // Unseen: tells stylesheets whether the field is empty, as `:placeholder-shown`.
    placeholder: ' ',
    dir: 'auto',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${name}-error ${name}-hint` : `${name}-hint`,
  };
  return (
    <div className="form-field">
      <label htmlFor={name} className="form-label">
        {label}
        {required && (
          <span className="form-asterisk" aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {type === 'textarea' ? <textarea rows={5} {...control} /> : <input type={type} {...control} />}
      <div className="field-notice" aria-live={isAnnounced ? 'polite' : 'off'}>
        {error ? (
          <p id={`${name}-error`} className="field-error">
            {error}
          </p>
        ) : (
          children
        )}
      </div>
      <p id={`${name}-hint`} className="field-hint">
        {hint}
      </p>
    </div>
  );
}
