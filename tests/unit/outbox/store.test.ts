import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createDatabase, type Database } from '../../../src/outbox/database.ts';
import type { Draft } from '../../../src/outbox/draft.ts';
import { isRow } from '../../../src/outbox/row.ts';
import { createStore } from '../../../src/outbox/store.ts';
import { MESSAGE } from '../../support/contact/message.ts';
import {
  discard,
  draftIn,
  draftOf,
  freshDisk,
  message,
  NOON,
  row,
  startDevice,
  stored,
  submissionOf,
  tamper,
} from '../../support/contact/outbox-device.ts';

const DRAFT = draftOf();
const STORED_DRAFT = { ...DRAFT, id: 'form' };
const LIFETIME_MS = 30 * 86_400_000;
const ID = 'message-00';

/** A store at a time that can be changed, with a row and a draft. */
async function openStore() {
  const clock = { now: NOON };
  const store = createStore(createDatabase(), () => clock.now);
  await store.change(ID, () => ({ row: row(ID), draft: DRAFT, result: undefined }));
  return { clock, store };
}

beforeEach(freshDisk);

describe('rows', () => {
  /** Values that cannot be read as a row, such as one with a part of the message, or a time in words. */
  const broken = [{ id: 'broken-0' }, { ...row('broken-1'), message: { name: 'Jeanne' } }, { ...row('broken-2'), submittedAt: '5' }];

  test('are listed oldest first, with unreadable ones last', async () => {
    const { store } = await openStore();
    for (const each of broken) await tamper(each);
    // The earliest and the latest time that a date can hold.
    const rows = [row('z-oldest', { submittedAt: -8.64e15, notBefore: 8.64e15 }), row('a-youngest', { submittedAt: 8.64e15 })];
    for (const each of rows) await tamper(each);
    const ids = (await store.list()).map(({ id }) => id);
    expect(ids).toEqual(['z-oldest', ID, 'a-youngest', 'broken-0', 'broken-1', 'broken-2']);
  });

  test('that cannot be read are listed with what is stored', async () => {
    const { store } = await openStore();
    await tamper(broken[1] ?? { id: '' });
    expect((await store.list())[1]).toEqual({ id: 'broken-1', state: 'unreadable', raw: broken[1] });
  });

  test('that cannot be read stay until they are removed', async () => {
    const { store } = await openStore();
    await tamper({ id: 'broken-0' });
    const item = await store.change('broken-0', (seen) => ({ result: seen }));
    expect(item).toEqual({ id: 'broken-0', state: 'unreadable', raw: { id: 'broken-0' } });
    expect(await stored()).toHaveLength(2);
    await discard(store, 'broken-0');
    expect(await stored()).toEqual([row(ID)]);
  });

  test('are written with strict durability', async () => {
    const { store } = await openStore();
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await store.change(ID, () => ({ result: undefined }));
    expect(transaction).toHaveBeenCalledExactlyOnceWith(['outbox', 'draft'], 'readwrite', { durability: 'strict' });
  });
});

describe('a change', () => {
  test('is decided from what is stored, and returns what it decides', async () => {
    const { store } = await openStore();
    const result = await store.change(ID, (...seen) => ({ result: seen }));
    expect(result).toEqual([row(ID), STORED_DRAFT]);
  });

  test('leaves what it does not name', async () => {
    const { store } = await openStore();
    await store.change(ID, () => ({ result: undefined }));
    expect({ stored: await stored(), draft: await draftIn(store) }).toEqual({ stored: [row(ID)], draft: STORED_DRAFT });
  });

  test('removes what it names as null', async () => {
    const { store } = await openStore();
    await store.change(ID, () => ({ row: null, draft: null, result: undefined }));
    expect({ stored: await stored(), draft: await draftIn(store) }).toEqual({ stored: [], draft: undefined });
  });

  test('replaces what it names', async () => {
    const { store } = await openStore();
    const [newRow, newDraft] = [row(ID, { attempts: 7 }), draftOf(message('Un autre texte.'))];
    await store.change(ID, () => ({ row: newRow, draft: newDraft, result: undefined }));
    expect({ stored: await stored(), draft: await draftIn(store) }).toEqual({ stored: [newRow], draft: { ...newDraft, id: 'form' } });
  });

  test('writes nothing if its decision throws', async () => {
    const { store } = await openStore();
    const fail = () => {
      throw new Error('in the middle');
    };
    await expect(store.change(ID, fail)).rejects.toThrow('in the middle');
    expect({ stored: await stored(), draft: await draftIn(store) }).toEqual({ stored: [row(ID)], draft: STORED_DRAFT });
  });

  test('writes nothing if one part of it cannot be stored', async () => {
    const { store } = await openStore();
    const unstorable = { ...DRAFT, values: { name: () => {} } } as unknown as Draft;
    const changed = store.change(ID, () => ({ row: null, draft: unstorable, result: undefined }));
    await expect(changed).rejects.toMatchObject({ name: 'DataCloneError' });
    expect({ stored: await stored(), draft: await draftIn(store) }).toEqual({ stored: [row(ID)], draft: STORED_DRAFT });
  });
});

test('a change that another tab holds up is given up for good', async () => {
  const { store } = await openStore();
  const held = (await createDatabase()(async (connection) => connection)).transaction('outbox', 'readwrite');
  let isHeld = true;
  const holding = (async () => {
    while (isHeld) await held.store.count();
  })();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const late = store.change('late', () => ({ row: row('late'), result: undefined }));
  late.catch(() => {});
  await vi.advanceTimersByTimeAsync(5_000);
  await expect(late).rejects.toThrow('does not answer');
  vi.useRealTimers();
  isHeld = false;
  await Promise.all([holding, held.done]);
  expect((await store.list()).map(({ id }) => id)).toEqual([ID]);
});

describe('a change that is written, but not committed', () => {
  /** A disk that is full as soon as anything on it was written. */
  function failCommits(): void {
    const put = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value) {
      const request = put.call(this, value);
      request.addEventListener('success', () => this.transaction.abort());
      return request;
    });
  }

  test('rejects', async () => {
    const { store } = await openStore();
    failCommits();
    const changed = store.change(ID, () => ({ row: row(ID, { attempts: 7 }), result: undefined }));
    await expect(changed).rejects.toMatchObject({ name: 'AbortError' });
    expect(await stored()).toEqual([row(ID)]);
  });
});

describe('the draft', () => {
  test('is not written if the change returns the same', async () => {
    const { store } = await openStore();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    await store.changeDraft((before) => before);
    expect(put).not.toHaveBeenCalled();
    expect(await draftIn(store)).toEqual(STORED_DRAFT);
  });

  test('is replaced by what the change returns', async () => {
    const { store } = await openStore();
    await store.changeDraft((before) => before && { ...before, values: { name: 'Jean' } });
    expect(await draftIn(store)).toEqual({ ...STORED_DRAFT, values: { name: 'Jean' } });
  });

  test('is removed if the change returns nothing', async () => {
    const { store } = await openStore();
    await store.changeDraft(() => undefined);
    expect(await draftIn(store)).toBeUndefined();
  });

  test('stays as it is if the change throws', async () => {
    const { store } = await openStore();
    const fail = () => {
      throw new Error('in the middle');
    };
    await expect(store.changeDraft(fail)).rejects.toThrow('in the middle');
    expect(await draftIn(store)).toEqual(STORED_DRAFT);
  });

  test('is removed once it has lapsed, and does not come back', async () => {
    const { clock, store } = await openStore();
    clock.now += LIFETIME_MS + 1;
    expect(await draftIn(store)).toBeUndefined();
    clock.now = NOON;
    expect(await draftIn(store)).toBeUndefined();
  });

  test('counts as none for a change once it has lapsed', async () => {
    const { clock, store } = await openStore();
    clock.now += LIFETIME_MS + 1;
    expect(await store.change(ID, (_row, draft) => ({ result: draft }))).toBeUndefined();
    await store.changeDraft((before) => before ?? draftOf(message('Un autre texte.')));
    clock.now = NOON;
    expect(await draftIn(store)).toMatchObject({ values: { message: 'Un autre texte.' } });
  });
});

describe('a transaction that runs twice, since its connection was lost', () => {
  /** Loses the connection of the first transaction: before it is committed, or once it is. */
  function losing(when: 'before' | 'after'): Database {
    const database = createDatabase();
    const lost = new DOMException('Connection to Indexed Database server lost', 'UnknownError');
    let runs = 0;
    return (work) =>
      database(async (connection) => {
        if (++runs > 1) return work(connection);
        const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
        const result = work(connection);
        if (when === 'before') begun.mock.results.at(-1)?.value.abort();
        begun.mockRestore();
        await result;
        throw lost;
      });
  }

  test('changes a row once if the first was not committed', async () => {
    await openStore();
    const store = createStore(losing('before'), () => NOON);
    await store.change(ID, (before) => ({ row: isRow(before) ? { ...before, attempts: before.attempts + 1 } : null, result: undefined }));
    expect(await stored()).toEqual([row(ID, { attempts: 1 })]);
  });

  test('posts once if the first was not committed', async () => {
    const device = startDevice();
    const { outbox } = device.openTab({ store: createStore(losing('before'), () => NOON) });
    expect(await outbox.submit(submissionOf())).toMatchObject({ kind: 'acknowledged' });
    expect(device.sent).toHaveLength(1);
  });

  test('leaves the row to the lease’s end if the first was committed', async () => {
    const device = startDevice();
    const { outbox } = device.openTab({ store: createStore(losing('after'), () => NOON) });
    expect(await outbox.submit(submissionOf())).toMatchObject({ kind: 'queued' });
    expect(device.sent).toEqual([]);
    expect(await device.reboot().outbox.drain()).toEqual([]);
    expect(device.texts()).toEqual([MESSAGE.message]);
  });

  test('sends no row that was gone the second time', async () => {
    const device = startDevice();
    await device.put(row(ID));
    const change: typeof device.store.change = (id, decide) =>
      device.store.change(id, (item, draft) => {
        decide(item, draft);
        return decide(undefined, draft);
      });
    const { outbox } = device.openTab({ store: { ...device.store, change } });
    expect(await outbox.retry(ID)).toBe('gone');
    expect(device.sent).toEqual([]);
  });
});
