import { isBlank, type Values } from '../../../outbox/draft.ts';
import { isPrefilled, prefill } from '../../ui/text-control.ts';
import type { FormHandle } from '../form-handle.ts';
import type { FormDraft } from './form-draft.ts';
import { controlOf, readValues } from './form-values.ts';

export function createFormHandle(form: HTMLFormElement, draft: FormDraft, fill: (values: Values) => void): FormHandle {
  const handle: FormHandle = {
    hasText: () => !isBlank(readValues(form)),
    whenStored: () => draft.flush(),
    edit(recalled) {
      const { message } = readValues(form);
      draft.resume(recalled);
      fill(recalled.values);
      // Typed while the outbox gave the message back.
      if (message) handle.append(message);
      form.querySelector('textarea')?.focus();
    },
    prefill(message) {
      const control = controlOf(form, 'message');
      if (control?.value === '') prefill(control, message);
    },
    isPrefilled() {
      const control = controlOf(form, 'message');
      return control !== undefined && isPrefilled(control);
    },
    append(text) {
      const { message, ...others } = readValues(form);
      fill({ ...others, message: [message, text].filter(Boolean).join('\n\n') });
      draft.save(readValues(form));
    },
  };
  return handle;
}
