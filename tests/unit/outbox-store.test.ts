import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Connection, createDatabase, migrations } from '../../src/contact/database.ts';
import { createDraft } from '../../src/contact/draft.ts';
import { databaseExists } from '../../src/contact/presence.ts';
import { createStore } from '../../src/contact/store.ts';
import { freshDisk, row, tamper } from '../support/outbox-device.ts';

beforeEach(freshDisk);

const open = () => createStore(createDatabase());

/** Whatever cannot be read as a row, such as one with a part of the message, or a time in words. */
const BROKEN = [{ id: 'broken-row' }, { ...row('broken-text'), message: { name: 'Jeanne' } }, { ...row('broken-time'), createdAt: '5' }];

describe('rows', () => {
  it('are listed oldest first, with unreadable ones last', async () => {
    const store = open();
    await store.change('younger-row', () => row('younger-row', { createdAt: 2 }));
    // The earliest and the latest time that a date can hold.
    await store.change('oldest-row', () => row('oldest-row', { createdAt: 0, nextAttemptAt: 8.64e15 }));
    for (const broken of BROKEN) await tamper(broken);
    await store.change('youngest-row', () => row('youngest-row', { createdAt: 3 }));
    expect((await store.list()).map(({ id }) => id)).toEqual(['oldest-row', 'younger-row', 'youngest-row', ...BROKEN.map(({ id }) => id)]);
  });

  it('are written with strict durability', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const store = open();
    await store.change('a-message', () => row('a-message'));
    await store.discard('a-message');
    expect(transaction).toHaveBeenCalledWith(['outbox', 'draft'], 'readwrite', { durability: 'strict' });
    expect(transaction).toHaveBeenCalledWith('outbox', 'readwrite', { durability: 'strict' });
  });

  it('change together with the draft: each is replaced by what its change returns, and removed if that is nothing', async () => {
    const store = open();
    const draft = createDraft({ message: 'Bonjour' });
    await store.changeDraft(() => draft);
    const toRow = vi.fn(() => row('a-message'));
    await store.change('a-message', toRow, () => undefined);
    expect(toRow).toHaveBeenCalledWith(undefined, { ...draft, id: 'form' });
    expect([await store.draft(), await store.list()]).toEqual([undefined, [row('a-message')]]);
    await store.change('a-message', (before) => before && { ...before, attempts: 7 });
    expect(await store.list()).toEqual([row('a-message', { attempts: 7 })]);
    const fail = () => {
      throw new Error('in the middle');
    };
    await expect(store.change('a-message', () => undefined, fail)).rejects.toThrow('in the middle');
    expect(await store.list()).toHaveLength(1);
    const toDraft = () => draft;
    await store.change('a-message', () => undefined, toDraft);
    expect([await store.draft(), await store.list()]).toEqual([{ ...draft, id: 'form' }, []]);
  });

  it('that cannot be read stay until they are discarded', async () => {
    const store = open();
    await tamper({ id: 'a-message' });
    await store.change('a-message', (before) => before);
    expect(await store.list()).toEqual([{ id: 'a-message', state: 'unreadable', raw: { id: 'a-message' } }]);
    await store.discard('a-message');
    expect(await store.list()).toEqual([]);
  });
});

describe('the database', () => {
  it('exists once something is stored; checking for it does not create it', async () => {
    const other = indexedDB.open('of another script');
    await new Promise((resolve) => other.addEventListener('success', resolve));
    expect([await databaseExists(), await databaseExists()]).toEqual([false, false]);
    await open().list();
    expect(await databaseExists()).toBe(true);
    // What earlier versions have stored is there.
    expect((await indexedDB.databases()).map(({ name }) => name)).toContain('contact');
  });

  it('counts as existing if the browser cannot tell or does not answer, and as missing if storage is refused', async () => {
    vi.stubGlobal('indexedDB', { databases: undefined });
    expect(await databaseExists()).toBe(true);
    const deadline = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
    vi.stubGlobal('indexedDB', { databases: () => new Promise(() => {}) });
    const unanswered = databaseExists();
    deadline.abort();
    expect(await unanswered).toBe(true);
    vi.stubGlobal('indexedDB', { databases: () => Promise.reject(new DOMException('no', 'SecurityError')) });
    expect(await databaseExists()).toBe(false);
    vi.stubGlobal('indexedDB', undefined);
    expect(await databaseExists()).toBe(false);
  });

  it('keeps the rows of every earlier version', async () => {
    for (let version = 1; version < migrations.length; version++) {
      globalThis.indexedDB = new IDBFactory();
      const old = createDatabase(migrations.slice(0, version));
      await old(async (connection) => {
        await connection.put('outbox', row('an-old-message'));
        connection.close();
      });
      const store = open();
      expect(await store.list()).toEqual([row('an-old-message')]);
      await store.changeDraft(() => createDraft({ name: 'Jeanne' }));
      expect((await store.draft())?.values).toEqual({ name: 'Jeanne' });
    }
  });

  it('is opened once for simultaneous operations', async () => {
    const opened = vi.spyOn(IDBFactory.prototype, 'open');
    const store = open();
    await Promise.all([store.list(), store.draft(), store.list()]);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('is given up on, rather than waited for, if it never opens', async () => {
    const deadline = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
    vi.stubGlobal('indexedDB', { open: () => new IDBOpenDBRequest() });
    const listed = open().list();
    deadline.abort();
    await expect(listed).rejects.toThrow('does not answer');
    expect(timeout).toHaveBeenCalledWith(5_000);
  });

  it('does not keep a connection open after a refused write has made it useless', async () => {
    const database = createDatabase();
    const connections: Connection[] = [];
    const fail = async (connection: Connection) => {
      connections.push(connection);
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    };
    for (let times = 0; times < 2; times++) await expect(database(fail)).rejects.toMatchObject({ name: 'QuotaExceededError' });
    for (const connection of connections)
      expect(() => connection.transaction('outbox')).toThrow(expect.objectContaining({ name: 'InvalidStateError' }));
  });
});
