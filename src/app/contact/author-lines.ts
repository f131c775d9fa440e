import { type ContactMessage, fieldNames } from '../../message/fields.ts';

/** A message's author: a line for each field that is filled in, but for the text itself. */
export function authorLines(message: ContactMessage): string {
  return fieldNames.flatMap((field) => (field === 'message' ? [] : (message[field] ?? []))).join('\n');
}
