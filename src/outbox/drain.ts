import type { Ports } from './ports.ts';
import { isRow, type Row } from './row.ts';
import { isSendable, nextRow } from './schedule.ts';
import { attempt } from './send.ts';

/** Consecutive attempts that do not reach the site before the network counts as down. */
const MAX_UNREACHED = 2;

/** Sends the sendable rows, oldest first, each at most once. Resolves with those that still wait for a try, or for its end. */
export async function drain(ports: Ports): Promise<Row[]> {
  const sendable = async () => (await ports.store.list()).filter(isRow).filter(isSendable);
  const tried = new Set<string>();
  let unreached = 0;
  while (unreached < MAX_UNREACHED) {
    const row = nextRow(await sendable(), { now: ports.now(), tried, unreached });
    if (!row) break;
    tried.add(row.id);
    const result = await attempt(ports, row.id);
    if (result === 'sending' || result === 'gone') continue;
    unreached = result.kind === 'unreachable' ? unreached + 1 : 0;
  }
  return sendable();
}
