import '../styles/toasts.ts';
import toast from 'react-hot-toast/headless';
import type { Receipt } from '../../outbox/row.ts';
import { formatDay } from './format-time.ts';
import { pageOutbox } from './page-outbox.ts';

/** Toast ids: a toast replaces the one that has its id. `list`: about a waiting message. */
export const TOAST = {
  sent: 'contact-sent',
  queued: 'contact-queued',
  failed: 'contact-failed',
  list: 'contact-list',
  copy: 'contact-copy',
} as const;
type ToastId = (typeof TOAST)[keyof typeof TOAST];

/** Ids of the messages whose author has been told on this page, since the last submit. */
const told = new Set<string>();

/** Makes room for the outcome of a submit, even of the message that was told last. */
export function clearOutcome(): void {
  for (const id of [TOAST.sent, TOAST.queued, TOAST.failed]) toast.remove(id);
  told.clear();
}

/** Says that a message has reached the site, once, whoever sent it; several in a row share one toast. Nobody else says it later. */
export function toastSent(id: string): void {
  pageOutbox()
    .outbox.collectReceipts(id)
    .catch(() => {});
  if (told.has(id)) return;
  told.add(id);
  toast.remove(TOAST.queued);
  toast.success('Message envoyé avec succès !', { id: TOAST.sent });
}

/** Says which messages have reached the site while nobody could be told. */
export function toastReceipts(receipts: readonly Receipt[]): void {
  const untold = receipts.filter(({ id }) => !told.has(id));
  for (const { id } of untold) told.add(id);
  const [first] = untold;
  if (!first) return;
  const text =
    untold.length === 1 ? `Votre message du ${formatDay(first.submittedAt)} est parti.` : `Vos ${untold.length} messages sont partis.`;
  toast.success(text, { duration: timeToRead(text) });
}

/** Says what the visitor did with a waiting message: no other toast claims any more that it will leave by itself. */
export function toastWithdrawn(text: string): void {
  toast.remove(TOAST.queued);
  toastInfo(text, TOAST.list);
}

/** Announced politely. */
export function toastInfo(text: string, id: ToastId): void {
  toast(text, { duration: timeToRead(text), id });
}

/** Announced assertively. */
export function toastError(text: string, id: ToastId): void {
  toast.error(text, { duration: timeToRead(text), id });
}

function timeToRead({ length }: string): number {
  return Math.max(4_000, length * 90);
}
