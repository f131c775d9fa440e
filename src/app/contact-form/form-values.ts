import type { Values } from '../../contact/draft.ts';
import { type FieldErrors, fields, parseMessage } from '../../contact/message.ts';
import type { Signals } from '../../contact/protocol.ts';
import { HONEYPOT_FIELD } from '../../contact/protocol.ts';

export function isControl(target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

export function readValues(form: HTMLFormElement): Values {
  const data = new FormData(form);
  return Object.fromEntries(fields.map((field) => [field, String(data.get(field) ?? '')]));
}

/** `undefined` before the form is mounted. Each field has exactly one input or textarea of its name. */
function controlOf(form: HTMLFormElement | null, field: string) {
  return form?.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement | undefined;
}

/** Writes `values` into the form; `untouched` limits this to empty fields. */
export function fillValues(form: HTMLFormElement | null, values: Values, into: 'all' | 'untouched'): void {
  for (const field of fields) {
    const control = controlOf(form, field);
    if (control && (into === 'all' || control.value === '')) control.value = values[field] ?? '';
  }
}

/**
 * The fields to validate on hydration: those that the browser marks invalid, and those that were filled in or left before it (see the
 * `preHydration` events). A field with focus is still being edited, so it is included only if the browser marks it invalid.
 */
export function readTouched(form: HTMLFormElement | null, preHydration: readonly Event[] = []): string[] {
  return fields.filter((field) => {
    const control = controlOf(form, field);
    if (!control) return false;
    const isFilled = control.value !== '' || preHydration.some(({ target }) => target === control);
    return (isFilled && control !== document.activeElement) || control.matches(':user-invalid');
  });
}

export function readErrors(form: HTMLFormElement | null): FieldErrors {
  const parsed = form && parseMessage(readValues(form));
  return parsed && 'errors' in parsed ? parsed.errors : {};
}

/** The `performance.now()` at which typing began; `null` before; 'earlier' if the text, or part of it, was not typed in this visit. */
export type StartedAt = number | 'earlier' | null;

export function readSignals(form: HTMLFormElement, startedAt: StartedAt): Signals {
  const honeypot = String(new FormData(form).get(HONEYPOT_FIELD) ?? '').trim();
  return {
    ...(typeof startedAt === 'number' && { fillTime: performance.now() - startedAt }),
    ...(honeypot && { honeypot }),
  };
}
