import { type Draft, readDraft } from '../../../src/contact/draft.ts';
import type { Lock } from '../../../src/contact/lock.ts';
import { byAge, readItem, readRow } from '../../../src/contact/row.ts';
import type { Change, ChangeRow, Store } from '../../../src/contact/store.ts';
import type { Process, Simulation } from './simulation.ts';

/** One browser's storage: every method is one transaction, which happens entirely or not at all. */
export function createDisk(simulation: Simulation) {
  const rows = new Map<string, unknown>();
  const drafts = new Map<string, unknown>();
  const DRAFT = 'form';

  function rewrite<Value extends object>(
    kept: Map<string, unknown>,
    id: string,
    before: Value | undefined,
    after: Value | undefined,
  ): void {
    if (after === before) return;
    if (after) kept.set(id, structuredClone({ ...after, id }));
    else kept.delete(id);
  }

  function change(id: string, changeRow: ChangeRow, changeDraft: Change<Draft>): void {
    const fault = simulation.choices.fault(3);
    if (fault === 1) throw new Error('storage refused');
    const [row, draft] = [readRow(rows.get(id)), readDraft(drafts.get(DRAFT))];
    // If the connection is lost midway, the work is redone on a new one.
    if (fault === 2) {
      changeRow(row, draft);
      changeDraft(draft);
    }
    rewrite(rows, id, row, changeRow(row, draft));
    rewrite(drafts, DRAFT, draft, changeDraft(draft));
  }

  const read = <Value>(value: () => Value): Value => {
    if (simulation.choices.fault(2)) throw new Error('storage refused');
    return structuredClone(value());
  };
  const same = <Value>(value: Value): Value => value;
  const list = () => [...rows.entries()].map(([id, row]) => readItem({ ...(row as object), id })).sort(byAge);

  return {
    list,
    draft: () => readDraft(drafts.get(DRAFT)),
    write: (draft: Draft) => void drafts.set(DRAFT, draft),
    storeOf: (process: Process): Store => ({
      list: () => simulation.call(process, 'list', () => read(list)),
      change: (id, changeRow, changeDraft = same) => simulation.call(process, `change ${id}`, () => change(id, changeRow, changeDraft)),
      discard: (id) => simulation.call(process, `discard ${id}`, () => void rows.delete(id)),
      draft: () => simulation.call(process, 'draft', () => read(() => readDraft(drafts.get(DRAFT)))),
      changeDraft: (changeDraft) => simulation.call(process, 'change draft', () => change('', same, changeDraft)),
    }),
  };
}

type Turn = { process: Process; start(): void };

/** A Web Lock, which is released when its holder dies. */
export function createLocks(simulation: Simulation): (process: Process) => Lock {
  const line: Turn[] = [];
  let holder: Turn | undefined;

  function next(): void {
    holder = line.shift();
    if (holder) simulation.laterIn(holder.process, 'lock', holder.start);
  }

  function leave(process: Process): void {
    line.splice(0, line.length, ...line.filter((turn) => turn.process !== process));
    if (holder?.process === process) next();
  }

  return (process) => {
    process.onDeath.push(() => leave(process));
    return (work) =>
      new Promise((resolve, reject) => {
        const start = () => void work(true).then(resolve, reject).finally(next);
        line.push({ process, start });
        if (!holder) next();
      });
  };
}

/** An old browser without Web Locks: takes turns within one tab, and knows nothing of the others. */
export function inTurn(): Lock {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(() => work(false));
    last = turn.catch(() => {});
    return turn;
  };
}
