import '../styles/toasts.css';
import toast from 'react-hot-toast/headless';
import type { Receipt } from '../../outbox/row.ts';
import { formatDay } from './format-time.ts';
import { pageOutbox } from './page-outbox.ts';

/** The id of all toasts about messages, except receipts: each replaces the one before, so that only the latest is shown. */
const ID = 'contact';

/** Ids of the messages whose author has been told on this page, since the last submit. */
const told = new Set<string>();

/** Announces a submit. Its outcome is told, even if the same message has been told of before. The text is the specification's: three dots. */
export function toastSending(): void {
  told.clear();
  toast.loading('Envoi en cours...', { id: ID });
}

/**
 * Says once that a message has reached the site, whoever sent it. Several in a row share one toast. Takes the receipt, so that no other page
 * says it again.
 */
export function toastSent(id: string): void {
  pageOutbox()
    .outbox.collectReceipts(id)
    .catch(() => {});
  if (told.has(id)) return;
  told.add(id);
  toast.success('Message envoyé avec succès !', { id: ID });
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

/** Announced politely. */
export function toastInfo(text: string): void {
  toast(text, { duration: timeToRead(text), id: ID });
}

/** Announced assertively. */
export function toastError(text: string): void {
  toast.error(text, { duration: timeToRead(text), id: ID });
}

function timeToRead({ length }: string): number {
  return Math.max(4_000, length * 90);
}
