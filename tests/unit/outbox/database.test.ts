import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Connection, createDatabase, migrations } from '../../../src/outbox/database.ts';
import { databaseExists } from '../../../src/outbox/database-exists.ts';
import { createStore, type Store } from '../../../src/outbox/store.ts';
import { draftIn, draftOf, freshDisk, row } from '../../support/contact/outbox-device.ts';

beforeEach(freshDisk);
afterEach(() => void vi.useRealTimers());

const open = () => createStore(createDatabase());
const unanswered = () => new Promise(() => {});

/** Aborts each transaction once `method` has been called in it, as a browser does while it deletes the site's data. */
function abortAfter(method: 'getAll' | 'get'): void {
  const called = IDBObjectStore.prototype[method];
  vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (this: IDBObjectStore, ...args: unknown[]) {
    const request: IDBRequest = Reflect.apply(called, this, args);
    this.transaction.abort();
    return request;
  });
}

// Vitest fails on a rejection that nobody handles.
test('a read that the browser aborts rejects, and nothing else does', async () => {
  abortAfter('getAll');
  await expect(open().list()).rejects.toThrow();
});

test('a database whose making is aborted rejects, and nothing else does', async () => {
  const aborting = (database: Connection) => {
    for (const step of migrations) step(database);
    throw new Error('aborted');
  };
  await expect(createStore(createDatabase([aborting])).list()).rejects.toThrow();
});

describe('whether the database exists', () => {
  test('is found out without creating it', async () => {
    const other = indexedDB.open('of another script');
    await new Promise((resolve) => other.addEventListener('success', resolve));
    expect([await databaseExists(), await databaseExists()]).toEqual([false, false]);
  });

  test('is false where there is none at all', async () => {
    expect(await databaseExists()).toBe(false);
  });

  test('is found out without a timer that stays', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('indexedDB', { databases: async () => [] });
    await databaseExists();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is true once something was stored', async () => {
    await open().list();
    expect(await databaseExists()).toBe(true);
  });

  test('counts as true if the browser cannot tell', async () => {
    vi.stubGlobal('indexedDB', { databases: undefined });
    expect(await databaseExists()).toBe(true);
  });

  test('counts as true if the browser does not answer within five seconds', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('indexedDB', { databases: unanswered });
    const exists = databaseExists();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await exists).toBe(true);
  });

  test('counts as true if the browser fails to tell', async () => {
    vi.stubGlobal('indexedDB', { databases: () => Promise.reject(new DOMException('no', 'UnknownError')) });
    expect(await databaseExists()).toBe(true);
  });

  test.each([
    ['is missing', undefined],
    [
      'is refused',
      {
        databases() {
          throw new DOMException('no', 'SecurityError');
        },
      },
    ],
  ])('counts as false if storage %s', async (_how, indexedDB) => {
    vi.stubGlobal('indexedDB', indexedDB);
    expect(await databaseExists()).toBe(false);
  });
});

describe('the database', () => {
  test('has the name that it had at the first deploy', async () => {
    await open().list();
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['contact']);
  });

  test('keeps rows and draft of the version before an upgrade', async () => {
    const now = createStore(createDatabase());
    await now.change('an-old-message', () => ({
      row: row('an-old-message'),
      draft: { ...draftOf(), updatedAt: Date.now() },
      result: undefined,
    }));
    const step = vi.fn();
    const next = createStore(createDatabase([...migrations, step]));
    expect(await next.list()).toEqual([row('an-old-message')]);
    expect(await draftIn(next)).toMatchObject({ values: draftOf().values });
    expect(step).toHaveBeenCalledOnce();
  });

  test('is opened once for simultaneous operations', async () => {
    const opened = vi.spyOn(IDBFactory.prototype, 'open');
    const store = open();
    await Promise.all([store.list(), draftIn(store), store.list()]);
    await store.list();
    expect(opened).toHaveBeenCalledTimes(1);
  });

  test('is reopened once for simultaneous operations', async () => {
    const database = createDatabase();
    await database(async (connection) => connection.close());
    const opened = vi.spyOn(IDBFactory.prototype, 'open');
    await Promise.all([1, 2].map(() => database((connection) => connection.getAll('outbox'))));
    expect(opened).toHaveBeenCalledTimes(1);
  });

  test('is given up on after five seconds if it never opens', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('indexedDB', { open: () => new IDBOpenDBRequest() });
    const listed = open().list();
    const rejected = vi.fn();
    listed.catch(rejected);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(rejected).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await expect(listed).rejects.toThrow('does not answer');
  });

  test.each<[string, (store: Store) => Promise<unknown>]>([
    ['list', (store) => store.list()],
    ['change', (store) => store.change('an-id', () => ({ result: undefined }))],
    ['receipts', (store) => store.collectReceipts()],
    ['draft', draftIn],
  ])('is given up on after five seconds if it never answers: %s', async (_what, use) => {
    const store = open();
    await store.list();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const method of ['get', 'getAll'] as const) vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(() => new IDBRequest());
    const used = use(store);
    used.catch(() => {});
    await vi.advanceTimersByTimeAsync(5_000);
    await expect(used).rejects.toThrow('does not answer');
  });

  test('keeps no connection open that a refused write has made useless', async () => {
    const database = createDatabase();
    const connections: Connection[] = [];
    const fail = async (connection: Connection) => {
      connections.push(connection);
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    };
    for (let times = 0; times < 2; times++) await expect(database(fail)).rejects.toMatchObject({ name: 'QuotaExceededError' });
    expect(new Set(connections).size).toBe(2);
    for (const connection of connections)
      expect(() => connection.transaction('outbox')).toThrow(expect.objectContaining({ name: 'InvalidStateError' }));
  });
});
