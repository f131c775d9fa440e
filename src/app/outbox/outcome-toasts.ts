import '../styles/toasts.css';
import toast from 'react-hot-toast/headless';
import type { Receipt } from '../../outbox/row.ts';
import { formatDay } from './format-time.ts';
import { pageOutbox } from './page-outbox.ts';

/** Toast ids for the outcome of a submit: the next submit removes these toasts. */
export const OUTCOME = { sent: 'contact-sent', queued: 'contact-queued', failed: 'contact-failed' } as const;

/** Ids of the messages whose author has been told on this page, since the last submit. */
const told = new Set<string>();

/** Makes room for the outcome of a submit, even of the message that was told last. */
export function clearOutcome(): void {
  for (const id of Object.values(OUTCOME)) toast.remove(id);
  told.clear();
}

/** Says that a message has reached the site, once, whoever sent it; several in a row share one toast. Nobody else says it later. */
export function toastSent(id: string): void {
  pageOutbox()
    .outbox.collectReceipts(id)
    .catch(() => {});
  if (told.has(id)) return;
  told.add(id);
  toast.remove(OUTCOME.queued);
  toast.success('Message envoyé avec succès !', { id: OUTCOME.sent });
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

/** Announced politely. Replaces a toast with the same `id`. */
export function toastInfo(text: string, id?: string): void {
  toast(text, { duration: timeToRead(text), ...(id && { id }) });
}

/** Announced assertively. Replaces a toast with the same `id`. */
export function toastError(text: string, id?: string): void {
  toast.error(text, { duration: timeToRead(text), ...(id && { id }) });
}

function timeToRead({ length }: string): number {
  return Math.max(4_000, length * 90);
}
