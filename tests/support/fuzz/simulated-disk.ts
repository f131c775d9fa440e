import type { Draft } from '../../../src/contact/draft.ts';
import type { Lock } from '../../../src/contact/lock.ts';
import { byAge, type Row, readItem } from '../../../src/contact/row.ts';
import type { Change, ChangeRow, Store } from '../../../src/contact/store.ts';
import type { Process, Simulation } from './simulation.ts';

/** One browser's storage: every method is one transaction, which happens entirely or not at all. */
export function createDisk({ choices, call }: Simulation) {
  const rows = new Map<string, Row>();
  let draft: Draft | undefined;
  const list = () => [...rows.values()].map(readItem).sort(byAge);

  function change(id: string, changeRow: ChangeRow, changeDraft: Change<Draft>): void {
    const fault = choices.fault(['none', 'refused', 'connection lost']);
    if (fault === 'refused') throw new Error('storage refused');
    // The work is done again on a new connection.
    if (fault === 'connection lost') {
      changeRow(rows.get(id), draft);
      changeDraft(draft);
    }
    const row = changeRow(rows.get(id), draft);
    if (row) rows.set(id, row);
    else rows.delete(id);
    draft = changeDraft(draft);
  }

  const read = <Value>(value: () => Value): Value => {
    if (choices.fault([false, true])) throw new Error('storage refused');
    return value();
  };
  const same = <Value>(value: Value): Value => value;

  return {
    list,
    draft: () => draft,
    write: (written: Draft) => {
      draft = written;
    },
    storeOf: (process: Process): Store => ({
      list: () => call(process, 'list', () => read(list)),
      change: (id, changeRow, changeDraft = same) => call(process, `change ${id}`, () => change(id, changeRow, changeDraft)),
      discard: (id) => call(process, `discard ${id}`, () => void rows.delete(id)),
      draft: () => call(process, 'draft', () => read(() => draft)),
      changeDraft: (changeDraft) => call(process, 'change draft', () => change('', same, changeDraft)),
    }),
  };
}

type Turn = { process: Process; start(): void };

/** A Web Lock, which is released when its holder dies. */
export function createLocks({ laterIn }: Simulation): (process: Process) => Lock {
  /** The holder comes first. */
  let line: Turn[] = [];

  function update(next: Turn[]): void {
    const [holder] = line;
    line = next;
    const [heir] = line;
    if (heir && heir !== holder) laterIn(heir.process, heir.start);
  }

  return (process) => {
    process.onDeath.push(() => update(line.filter((turn) => turn.process !== process)));
    return (work) =>
      new Promise((resolve, reject) => {
        const leave = () => update(line.filter((turn) => turn !== mine));
        const mine = { process, start: () => void work(true).then(resolve, reject).finally(leave) };
        update([...line, mine]);
      });
  };
}
