import { openDB } from 'idb';
import { expect, test, vi } from 'vitest';
import { identify } from '../../src/message/identity.ts';
import { type Connection, createDatabase, migrations } from '../../src/outbox/database.ts';
import { DATABASE } from '../../src/outbox/names.ts';
import { isRow } from '../../src/outbox/row.ts';
import { createStore, type Store } from '../../src/outbox/store.ts';
import { MESSAGE } from '../support/contact/message.ts';
import {
  ACKNOWLEDGED,
  draftOf,
  freshDisk,
  NOON,
  refused,
  row,
  startDevice,
  stored,
  submissionOf,
  tamper,
  textOf,
  UNREACHABLE,
} from '../support/contact/outbox-device.ts';

const ID = await identify(MESSAGE, NOON);

test('fault 38: an old tab lets a newer version upgrade the database', async () => {
  freshDisk();
  const old = createStore(createDatabase());
  await old.change('message-00', () => ({ row: row('message-00'), result: undefined }));
  const newer = await openDB(DATABASE, migrations.length + 1);
  expect(await newer.getAll('outbox')).toEqual([row('message-00')]);
  newer.close();
  await expect(old.list()).rejects.toMatchObject({ name: 'VersionError' });
});

test('fault 38: an old tab locked out of the database still sends', async () => {
  const device = startDevice();
  (await openDB(DATABASE, migrations.length + 1)).close();
  expect(await device.outbox.submit(submissionOf())).toEqual({ kind: 'acknowledged', id: ID });
});

test('fault 39: a closed connection is reopened, and the work done once', async () => {
  freshDisk();
  const database = createDatabase();
  const connections: Connection[] = [];
  const watched = createStore((work) =>
    database(async (connection) => {
      connections.push(connection);
      return work(connection);
    }),
  );
  await watched.change('message-00', () => ({ row: row('message-00'), result: undefined }));
  connections[0]?.close();
  await watched.change('message-00', (before) => ({
    row: isRow(before) ? { ...before, attempts: before.attempts + 1 } : null,
    result: undefined,
  }));
  expect(await watched.list()).toEqual([row('message-00', { attempts: 1 })]);
  expect(new Set(connections).size).toBe(2);
});

test.each([
  ['UnknownError', 'Connection to Indexed Database server lost. Refresh the page to try again'],
  ['AbortError', 'The transaction was aborted'],
])('fault 39: work whose connection is lost (%s) runs twice at most', async (name, sentence) => {
  freshDisk();
  const lost = new DOMException(sentence, name);
  const work = vi.fn(() => Promise.reject(lost));
  await expect(createDatabase()(work)).rejects.toBe(lost);
  expect(work).toHaveBeenCalledTimes(2);
});

const refuse = () => Promise.reject(new DOMException('The quota has been exceeded', 'QuotaExceededError'));
const noStore: Store = { list: refuse, change: refuse, collectReceipts: refuse, changeDraft: refuse };

test('fault 40: when storage is refused, the message is sent directly', async () => {
  const device = startDevice();
  const { outbox } = device.openTab({ store: noStore });
  expect(await outbox.submit(submissionOf(MESSAGE, { honeypot: true }))).toEqual({ kind: 'acknowledged', id: ID });
  expect(device.sent).toMatchObject([{ message: MESSAGE, submittedAt: NOON, honeypot: true }]);
  expect(device.toldSent(ID)).toBe(1);
});

test.each([
  [ACKNOWLEDGED, 1],
  [UNREACHABLE, 0],
])('fault 40: a form is told once the site has its message: %o', async (answer, calls) => {
  const device = startDevice(() => answer);
  const onSafe = vi.fn();
  await device.openTab({ store: noStore }).outbox.submit(submissionOf(MESSAGE, { onSafe }));
  expect(onSafe).toHaveBeenCalledTimes(calls);
});

test('fault 40: a text neither stored nor sent keeps its id', async () => {
  const device = startDevice(() => UNREACHABLE);
  const { outbox } = device.openTab({ store: noStore });
  const outcome = await outbox.submit(submissionOf());
  const draft = { ...draftOf(), recalled: { id: ID, submittedAt: NOON } };
  expect(outcome).toEqual({ kind: 'unsaved', error: UNREACHABLE, draft });
  device.site = () => ACKNOWLEDGED;
  device.clock.now += 86_400_000;
  expect(await outbox.submit(submissionOf(MESSAGE, { draft }))).toEqual({ kind: 'acknowledged', id: ID });
  expect(await device.ids()).toEqual([ID, ID]);
});

test('fault 40: storage that fails after the post keeps the id', async () => {
  const device = startDevice();
  let changes = 0;
  const change: Store['change'] = (...args) => (++changes === 1 ? device.store.change(...args) : refuse());
  const { outbox } = device.openTab({ store: { ...device.store, change } });
  expect(await outbox.submit(submissionOf())).toEqual({ kind: 'acknowledged', id: ID });
  expect(await device.reboot().outbox.drain()).toEqual([]);
  expect(await device.ids()).toEqual([ID, ID]);
});

/** A row that our own code would not write. */
const odd = (changes: object): { id: string } => ({ ...row('unreadable-row'), ...changes });

test.each<[string, { id: string }]>([
  ['nothing but its key', { id: 'unreadable-row' }],
  ['an id that is no text', odd({ id: 123_456_789 })],
  ['a message that is no message', odd({ message: 'Bonjour' })],
  ['no message', odd({ message: null })],
  ['half a message', odd({ message: { name: 'Jeanne' } })],
  ['a phone that is no text', odd({ message: { ...MESSAGE, phone: 612_345_678 } })],
  ['a time that is no time', odd({ notBefore: 'demain' })],
  ['a reason that is no reason', odd({ lastError: { status: '422' } })],
  ['a time that no clock shows', odd({ submittedAt: 1e20 })],
  ['a time before all times', odd({ submittedAt: -1e20 })],
  ['a next try that never comes', odd({ notBefore: Number.POSITIVE_INFINITY })],
  ['an unknown state', odd({ state: 'lost' })],
  ['half a receipt', { id: 'unreadable-row', state: 'acknowledged' } as { id: string }],
])('fault 42: a row with %s is listed, and stops no other', async (_what, unreadable) => {
  const device = startDevice();
  await tamper(unreadable);
  await device.put(row('message-00'));
  expect(await device.outbox.drain()).toEqual([]);
  expect(device.texts()).toEqual([textOf('message-00')]);
  expect(await device.outbox.list()).toEqual([{ id: unreadable.id, state: 'unreadable', raw: unreadable }]);
});

test.each(['unreadable-row', 123_456_789 as unknown as string])('fault 42: an unreadable row (%s) can only be removed', async (id) => {
  const device = startDevice();
  await tamper({ id });
  expect({ recalled: await device.outbox.recall(id), retried: await device.outbox.retry(id) }).toEqual({
    recalled: 'gone',
    retried: 'gone',
  });
  expect(await stored()).toEqual([{ id }]);
  expect(await device.outbox.remove(id)).toBe('done');
  expect(await stored()).toEqual([]);
});

test('fault 42: only the site judges what a row says', async () => {
  const device = startDevice(() => refused(422, { email: 'Email invalide' }));
  const broken = { name: 'J', email: 'x', message: 'y'.repeat(30_000) };
  await device.put(row('message-00', { message: broken }));
  await device.outbox.drain();
  expect(device.sent).toMatchObject([{ message: broken }]);
  expect(await device.rows()).toMatchObject([{ state: 'held', lastError: { errors: { email: 'Email invalide' } } }]);
});
