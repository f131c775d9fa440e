import { authorFields, type ContactMessage } from '../../message/fields.ts';
import { cleanMessage } from '../../message/normalize.ts';
import { toastError, toastInfo } from './outbox-toasts.ts';

/** Copies a message to the clipboard as readable text, or a string as it is. */
export async function copyMessage(message: ContactMessage | string): Promise<void> {
  try {
    await navigator.clipboard.writeText(typeof message === 'string' ? message : toPlainText(message));
    toastInfo('Message copié.');
  } catch {
    toastError('Le navigateur refuse la copie : sélectionnez le texte et copiez-le vous-même.');
  }
}

function toPlainText(stored: ContactMessage): string {
  const clean = cleanMessage(stored);
  return [...authorFields(clean).map(({ value }) => value), '', clean.message].join('\n');
}
