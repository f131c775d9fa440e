import { type FieldErrors, type FieldName, fieldNames } from '../../../message/fields.ts';
import { HONEYPOT_FIELD } from '../../../message/protocol.ts';
import { parseMessage } from '../../../message/rules.ts';
import type { Values } from '../../../outbox/draft.ts';
import { type Control, isPrefilled } from '../../ui/text-control.ts';

type Form = HTMLFormElement | null;

/** `undefined` before the form is mounted. Each field has exactly one input or textarea of its name. */
export function controlOf(form: Form, field: FieldName): Control | undefined {
  return form?.elements.namedItem(field) as Control | undefined;
}

/**
 * Tells whether one of the form's buttons is being pressed: text that appears above would move it away from the pointer. A blur event's
 * `relatedTarget` cannot tell, because Safari does not focus a pressed button.
 */
export function isButtonPressed(form: HTMLFormElement): boolean {
  return form.querySelector('button:active') !== null;
}

/** The visitor's own texts, without a first sentence that the page has put into a field. */
export function readValues(form: HTMLFormElement): Values {
  return Object.fromEntries(fieldNames.map((field) => [field, textOf(controlOf(form, field))]));
}

function textOf(control: Control | undefined): string {
  return control && !isPrefilled(control) ? control.value : '';
}

export function fillValues(form: Form, values: Values): void {
  for (const field of fieldNames) {
    const control = controlOf(form, field);
    if (control) control.value = values[field] ?? '';
  }
}

/** Fills empty fields only: what the visitor has typed meanwhile stays. */
export function fillEmptyFields(form: Form, values: Values): void {
  for (const field of fieldNames) {
    const control = controlOf(form, field);
    if (control?.value === '') control.value = values[field] ?? '';
  }
}

export function isHoneypotFilled(form: HTMLFormElement): boolean {
  return String(new FormData(form).get(HONEYPOT_FIELD) ?? '').trim() !== '';
}

/** Empties the field that people do not see: the next message is judged by itself. */
export function clearHoneypot(form: Form): void {
  const field = form?.elements.namedItem(HONEYPOT_FIELD);
  if (field instanceof HTMLInputElement) field.value = '';
}

/** The fields to validate on hydration: those that the browser marks invalid, and those that are filled in and left. */
export function readTouched(form: Form): string[] {
  return fieldNames.filter((field) => {
    const control = controlOf(form, field);
    if (!control) return false;
    const isLeft = control.value !== '' && control !== document.activeElement;
    return isLeft || control.matches(':user-invalid');
  });
}

export function readErrors(form: Form): FieldErrors {
  const parsed = form && parseMessage(readValues(form));
  return parsed && 'errors' in parsed ? parsed.errors : {};
}
