import { normalizeMessage } from '../message/normalize.ts';
import { type Draft, sameValues } from './draft.ts';
import type { Ports } from './outbox.ts';
import { isRow } from './row.ts';
import { isSending } from './schedule.ts';

/** Why a message cannot be taken out of the outbox: it is being sent, it is gone, or the draft holds another text. */
export type TooLate = 'sending' | 'gone' | 'occupied';

/** Removes a message for good, readable or not. */
export async function remove(ports: Ports, id: string): Promise<'done' | TooLate> {
  const item = (await ports.store.list()).find((each) => each.id === id);
  if (!item || isRow(item)) return takeOut(ports, id);
  await ports.store.discard(id);
  ports.publish({ kind: 'changed' });
  return 'done';
}

/** Turns a message back into the draft, for its author to edit. */
export async function takeBack(ports: Ports, id: string): Promise<Draft | TooLate> {
  const now = ports.clock.now();
  const result = await ports.store.change<Draft | TooLate>(id, (row, stored) => {
    if (!row) return { result: 'gone' };
    if (isSending(row, now)) return { result: 'sending' };
    const { name, email, phone = '', message } = normalizeMessage(row.message);
    const draft = { values: { name, email, phone, message }, updatedAt: now, takenBack: { id, createdAt: row.createdAt } };
    if (stored && !sameValues(stored.values, draft.values)) return { result: 'occupied' };
    return { row: null, draft, result: draft };
  });
  ports.publish({ kind: 'changed' });
  return result;
}

/** Publishes a change even if the message is gone: every list refreshes, in case the whole storage was cleared. */
async function takeOut({ store, clock, publish }: Ports, id: string): Promise<'done' | TooLate> {
  const now = clock.now();
  const result = await store.change<'done' | TooLate>(id, (row) => {
    if (!row) return { result: 'gone' };
    return isSending(row, now) ? { result: 'sending' } : { row: null, result: 'done' };
  });
  publish({ kind: 'changed' });
  return result;
}
