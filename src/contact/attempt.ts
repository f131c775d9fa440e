import type { Ports } from './ports.ts';
import type { PostResult } from './post.ts';
import type { Signals } from './protocol.ts';
import { claim, isSending, settle } from './queue.ts';
import type { Row } from './row.ts';

/** Tries to send one stored row. Resolves with `undefined` if it is gone or already being sent. Call while holding the lock. */
export async function attempt(
  { store, post, clock, publish, requestSync }: Ports,
  id: string,
  exclusive: boolean,
  signals?: Signals,
): Promise<PostResult | undefined> {
  const claimed: Row[] = [];
  await store.change(id, (row) => {
    // The transaction may run twice if the connection is lost.
    claimed.length = 0;
    if (!row || isSending(row, clock.now(), exclusive)) return row;
    const mine = claim(row, clock.now(), exclusive);
    claimed.push(mine);
    return mine;
  });
  const [row] = claimed;
  if (!row) return undefined;
  publish({ kind: 'changed' });
  // Before sending: if this page dies in the meantime, the worker takes over.
  await requestSync();
  const result = await post({ id, message: row.message, createdAt: row.createdAt }, signals);
  const now = clock.now();
  const random = clock.random();
  // A row that cannot be settled counts as being sent until its lease expires, and is then resent under the same id.
  await store.change(id, (current) => current && settle(current, result, now, random)).catch(() => {});
  publish(result.kind === 'acknowledged' ? { kind: 'sent', id } : { kind: 'changed' });
  return result;
}
