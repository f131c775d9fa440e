import '../styles/toasts.css';
import toast from 'react-hot-toast/headless';

const said = new Set<string>();

/** The success toast, once for each message, whoever sent it; a burst of them is one toast. */
export function saySent(id: string): void {
  if (said.has(id)) return;
  said.add(id);
  toast.remove(OUTCOME.queued);
  toast.success('Message envoyé avec succès !', { id: 'contact-sent' });
}

/** What became of the message that was sent last: nothing of it stands beside what becomes of the next. */
export const OUTCOME = { queued: 'contact-queued', failed: 'contact-failed' } as const;

/** Said politely. One of the same `id` gives way to it. */
export function say(text: string, id?: string): void {
  toast(text, { duration: timeToRead(text), ...(id && { id }) });
}

/** Said at once. One of the same `id` gives way to it. */
export function sayProblem(text: string, id?: string): void {
  toast.error(text, { duration: timeToRead(text), ...(id && { id }) });
}

function timeToRead({ length }: string): number {
  return Math.max(4_000, length * 90);
}
