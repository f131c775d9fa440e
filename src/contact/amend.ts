import { attempt } from './attempt.ts';
import { createDraft, type Draft, sameValues } from './draft.ts';
import { digestMessage, normalizeMessage } from './message.ts';
import type { Ports } from './ports.ts';
import type { PostResult } from './post.ts';
import { isSending } from './queue.ts';
import { isRow } from './row.ts';

/** Why nothing could be done with a message: it is being sent, it is gone, or the draft holds another text. */
export type TooLate = 'sending' | 'gone' | 'occupied';

/** Tries to send one message now, even if it is held or its next attempt is not due. */
export function retry(ports: Ports, id: string): Promise<PostResult | TooLate> {
  return ports.lock(async (exclusive) => {
    const result = await attempt(ports, id, exclusive);
    return result ?? ((await find(ports, id)) ? 'sending' : gone(ports));
  });
}

/** Removes a message for good. */
export async function remove(ports: Ports, id: string): Promise<'done' | TooLate> {
  const item = await find(ports, id);
  if (!item) return gone(ports);
  if (isRow(item)) return takeOut(ports, id);
  await ports.store.discard(id);
  ports.publish({ kind: 'changed' });
  return 'done';
}

/** Turns a message back into the draft, for its author to edit. */
export async function withdraw(ports: Ports, id: string): Promise<Draft | TooLate> {
  const item = await find(ports, id);
  if (!item || !isRow(item)) return gone(ports);
  const normal = normalizeMessage(item.message);
  const { name, email, phone = '', message } = normal;
  const draft = createDraft({ name, email, phone, message }, { ...item.tried, [await digestMessage(normal)]: id });
  const result = await takeOut(ports, id, draft);
  return result === 'done' ? draft : result;
}

/** Makes every list refresh: the whole storage may have been cleared. */
function gone({ publish }: Ports): 'gone' {
  publish({ kind: 'changed' });
  return 'gone';
}

async function find({ store }: Ports, id: string) {
  return (await store.list()).find((item) => item.id === id);
}

async function takeOut({ store, clock, publish }: Ports, id: string, draft?: Draft): Promise<'done' | TooLate> {
  let result: 'done' | TooLate = 'gone';
  await store.change(
    id,
    (row, stored) => {
      const isOccupied = draft && stored && !sameValues(stored.values, draft.values);
      result = !row ? 'gone' : isSending(row, clock.now()) ? 'sending' : isOccupied ? 'occupied' : 'done';
      return result === 'done' ? undefined : row;
    },
    (stored) => (result === 'done' && draft ? draft : stored),
  );
  publish({ kind: 'changed' });
  return result;
}
