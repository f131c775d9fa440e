import type { Draft } from '../../../../src/outbox/draft.ts';
import { byAge, isReceipt, isRow, type Receipt, type Row } from '../../../../src/outbox/row.ts';
import type { Decide, Store } from '../../../../src/outbox/store.ts';
import type { Process, Simulation } from './simulation.ts';

/** One browser's storage: every method is one transaction, which happens entirely or not at all. */
export function createDisk({ choices, call }: Simulation) {
  const stored = new Map<string, Row | Receipt>();
  let draft: Draft | undefined;
  const list = () => [...stored.values()].filter(isRow).sort(byAge);

  function change<Result>(id: string, decide: Decide<Result>): Result {
    const fault = choices.fault(['none', 'refused', 'connection lost']);
    if (fault === 'refused') throw new Error('storage refused');
    // The work is done again on a new connection.
    const run = () => decide(stored.get(id), draft);
    if (fault === 'connection lost') run();
    const decision = run();
    if (decision.row) stored.set(id, decision.row);
    if (decision.row === null) stored.delete(id);
    if (decision.draft !== undefined) draft = decision.draft ?? undefined;
    return decision.result;
  }

  const read = <Value>(value: () => Value): Value => {
    if (choices.fault([false, true])) throw new Error('storage refused');
    return value();
  };

  function collect(id?: string): Receipt[] {
    const receipts = [...stored.values()].filter(isReceipt).filter((receipt) => id === undefined || receipt.id === id);
    for (const receipt of receipts) stored.delete(receipt.id);
    return receipts;
  }

  return {
    list,
    draft: () => draft,
    write: (written: Draft | undefined) => {
      draft = written;
    },
    storeOf: (process: Process): Store => ({
      list: () => call(process, 'list', () => read(list)),
      change: (id, decide) => call(process, `change ${id}`, () => change(id, decide)),
      collectReceipts: (id) => call(process, 'collect receipts', () => collect(id)),
      changeDraft: (decide) =>
        call(process, 'change draft', () =>
          change('', (_item, before) => {
            const after = decide(before);
            return { draft: after ?? null, result: after };
          }),
        ),
    }),
  };
}
