import type { Dependencies } from './dependencies.ts';
import { isRow, type Row } from './row.ts';
import { isSendable, nextRow } from './schedule.ts';
import { attempt } from './send.ts';

/** Tries the sendable rows, oldest first, each at most once. Resolves with those that still wait for a try, or for its end. */
export async function drain(dependencies: Dependencies): Promise<Row[]> {
  const tried = new Set<string>();
  for (;;) {
    const sendable = (await dependencies.store.list()).filter(isRow).filter(isSendable);
    const row = nextRow(sendable, tried, dependencies.now());
    if (!row) return sendable;
    tried.add(row.id);
    await attempt(dependencies, row.id);
  }
}
