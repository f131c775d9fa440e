import '../styles/toasts.css';
import toast from 'react-hot-toast/headless';

const said = new Set<string>();

/** The success toast, once for each message, whoever sent it; a burst of them is one toast. */
export function saySent(id: string): void {
  if (said.has(id)) return;
  said.add(id);
  toast.success('Message envoyé avec succès !', { id: 'contact-sent' });
}

/** Said politely. */
export function say(text: string): void {
  toast(text, { duration: timeToRead(text) });
}

/** Said at once. */
export function sayProblem(text: string): void {
  toast.error(text, { duration: timeToRead(text) });
}

function timeToRead({ length }: string): number {
  return Math.max(4_000, length * 90);
}
