import { normalizeMessage } from '../message/normalize.ts';
import { type Draft, sameValues, valuesOf } from './draft.ts';
import type { Ports } from './outbox.ts';
import { isReceipt, isRow } from './row.ts';
import { isSending } from './schedule.ts';

/** Why a message stays in the outbox: it is being sent, it is gone, or the draft holds another text. */
export type Conflict = 'sending' | 'gone' | 'occupied';

/** Removes a message for good, readable or not. */
export async function remove({ store, clock, publish }: Ports, id: string): Promise<'done' | Conflict> {
  const now = clock.now();
  const result = await store.change<'done' | Conflict>(id, (item) => {
    if (!item || isReceipt(item)) return { result: 'gone' };
    return isRow(item) && isSending(item, now) ? { result: 'sending' } : { row: null, result: 'done' };
  });
  // Every list refreshes even if the message is gone, in case the whole storage was cleared.
  publish({ kind: 'changed' });
  return result;
}

/** Turns a message back into the draft, for its author to edit. */
export async function recall({ store, clock, publish }: Ports, id: string): Promise<Draft | Conflict> {
  const now = clock.now();
  const result = await store.change<Draft | Conflict>(id, (item, stored) => {
    if (!isRow(item)) return { result: 'gone' };
    if (isSending(item, now)) return { result: 'sending' };
    const { id, message, submittedAt } = item;
    const draft: Draft = { values: valuesOf(normalizeMessage(message)), updatedAt: now, recalled: { id, submittedAt } };
    if (stored && !sameValues(stored.values, draft.values)) return { result: 'occupied' };
    return { row: null, draft, result: draft };
  });
  publish({ kind: 'changed' });
  return result;
}
