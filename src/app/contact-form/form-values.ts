import { type FieldErrors, fieldNames } from '../../message/fields.ts';
import { HONEYPOT_FIELD } from '../../message/protocol.ts';
import { parseMessage } from '../../message/rules.ts';
import type { Values } from '../../outbox/draft.ts';

export function isControl(target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

export function readValues(form: HTMLFormElement): Values {
  const data = new FormData(form);
  return Object.fromEntries(fieldNames.map((field) => [field, String(data.get(field) ?? '')]));
}

/** Whether the field that people do not see was filled in. */
export function isHoneypotFilled(form: HTMLFormElement): boolean {
  return String(new FormData(form).get(HONEYPOT_FIELD) ?? '').trim() !== '';
}

/** `undefined` before the form is mounted. Each field has exactly one input or textarea of its name. */
function controlOf(form: HTMLFormElement | null, field: string) {
  return form?.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement | undefined;
}

/** Writes `values` into the form; `untouched` limits this to empty fields. */
export function fillValues(form: HTMLFormElement | null, values: Values, into: 'all' | 'untouched'): void {
  for (const field of fieldNames) {
    const control = controlOf(form, field);
    if (control && (into === 'all' || control.value === '')) control.value = values[field] ?? '';
  }
}

/** Empties the field that people do not see: the next message is judged by itself. */
export function clearHoneypot(form: HTMLFormElement | null): void {
  const field = form?.elements.namedItem(HONEYPOT_FIELD);
  if (field instanceof HTMLInputElement) field.value = '';
}

/** The fields to validate on hydration: those that the browser marks invalid, and those that are filled in and left. */
export function readTouched(form: HTMLFormElement | null): string[] {
  return fieldNames.filter((field) => {
    const control = controlOf(form, field);
    if (!control) return false;
    const isLeft = control.value !== '' && control !== document.activeElement;
    return isLeft || control.matches(':user-invalid');
  });
}

export function readErrors(form: HTMLFormElement | null): FieldErrors {
  const parsed = form && parseMessage(readValues(form));
  return parsed && 'errors' in parsed ? parsed.errors : {};
}
