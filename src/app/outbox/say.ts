import '../styles/toasts.css';
import toast from 'react-hot-toast/headless';

const said = new Set<string>();

/** Shows the success toast, once per message whoever sent it; several in a row share one toast. */
export function saySent(id: string): void {
  if (said.has(id)) return;
  said.add(id);
  toast.remove(OUTCOME.queued);
  toast.success('Message envoyé avec succès !', { id: OUTCOME.sent });
}

/** Toast ids for the outcome of a submit: the next submit removes these toasts. */
export const OUTCOME = { sent: 'contact-sent', queued: 'contact-queued', failed: 'contact-failed' } as const;

/** Announced politely. Replaces a toast with the same `id`. */
export function say(text: string, id?: string): void {
  toast(text, { duration: timeToRead(text), ...(id && { id }) });
}

/** Announced assertively. Replaces a toast with the same `id`. */
export function sayProblem(text: string, id?: string): void {
  toast.error(text, { duration: timeToRead(text), ...(id && { id }) });
}

function timeToRead({ length }: string): number {
  return Math.max(4_000, length * 90);
}
