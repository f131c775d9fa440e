import { type ContactMessage, cleanMessage } from '../../contact/message.ts';
import { say, sayProblem } from './say.ts';

/** Copies a message to the clipboard as readable text, or a string as it is. */
export async function copyMessage(message: ContactMessage | string): Promise<void> {
  try {
    await navigator.clipboard.writeText(typeof message === 'string' ? message : writeDown(message));
    say('Message copié.');
  } catch {
    sayProblem('Le navigateur refuse la copie : sélectionnez le texte et copiez-le vous-même.');
  }
}

function writeDown(stored: ContactMessage): string {
  const { name, email, phone, message } = cleanMessage(stored);
  return [name, email, ...(phone ? [phone] : []), '', message].join('\n');
}
