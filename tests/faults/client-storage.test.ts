import { openDB } from 'idb';
import { expect, it, vi } from 'vitest';
import { type Connection, createDatabase, migrations } from '../../src/contact/database.ts';
import { DATABASE } from '../../src/contact/presence.ts';
import { createStore, type Store } from '../../src/contact/store.ts';
import { ACKNOWLEDGED, draftOf, freshDisk, MESSAGE, row, startDevice, tamper, UNREACHABLE } from '../support/outbox-device.ts';

it('fault 38: an old tab lets a newer version of the site upgrade the database', async () => {
  freshDisk();
  const old = createStore(createDatabase());
  await old.change('message-00', () => row('message-00'));
  const newer = await openDB(DATABASE, migrations.length + 1);
  expect(await newer.getAll('outbox')).toEqual([row('message-00')]);
  newer.close();
  await expect(old.list()).rejects.toMatchObject({ name: 'VersionError' });
});

it('fault 38: an old tab that may no longer open the database still sends what is written in it', async () => {
  const device = startDevice();
  (await openDB(DATABASE, migrations.length + 1)).close();
  expect(await device.outbox.submit({ message: MESSAGE, draft: draftOf() })).toMatchObject({ kind: 'sent' });
});

it('fault 39: when the connection is closed unexpectedly, it is reopened and the work is done once', async () => {
  freshDisk();
  const database = createDatabase();
  const connections: Connection[] = [];
  const watched = createStore((work) =>
    database(async (connection) => {
      connections.push(connection);
      return work(connection);
    }),
  );
  await watched.change('message-00', () => row('message-00'));
  connections[0]?.close();
  await watched.change('message-00', (before) => before && { ...before, attempts: before.attempts + 1 });
  expect(await watched.list()).toEqual([row('message-00', { attempts: 1 })]);
  expect(new Set(connections).size).toBe(2);
});

it.each([
  ['UnknownError', 'Connection to Indexed Database server lost. Refresh the page to try again'],
  ['AbortError', 'The transaction was aborted'],
])('fault 39: work whose connection is lost midway (%s) is retried once, and not a third time', async (name, sentence) => {
  freshDisk();
  const lost = new DOMException(sentence, name);
  const work = vi.fn(() => Promise.reject(lost));
  await expect(createDatabase()(work)).rejects.toBe(lost);
  expect(work).toHaveBeenCalledTimes(2);
});

const refuse = () => Promise.reject(new DOMException('The quota has been exceeded', 'QuotaExceededError'));
const noStore: Store = { list: refuse, change: refuse, discard: refuse, draft: refuse, changeDraft: refuse };

it('fault 40: when storage is refused, the message is sent directly; if that fails, this is reported, and the retry keeps the id', async () => {
  const device = startDevice(() => UNREACHABLE);
  const { outbox } = device.openTab({ store: noStore });
  const submission = { message: MESSAGE, draft: draftOf(), signals: { fillTime: 9_000 } };
  expect(await outbox.submit(submission)).toEqual({ kind: 'unsaved', result: UNREACHABLE });
  device.site = () => ACKNOWLEDGED;
  expect(await outbox.submit(submission)).toMatchObject({ kind: 'sent' });
  const [first, second] = device.sent;
  expect(first).toMatchObject({ message: MESSAGE, signals: { fillTime: 9_000 } });
  expect([second, device.toldSent(first?.id ?? '')]).toEqual([first, 1]);
});

it.each([
  ['storing it', 1],
  ['sending it', 2],
])('fault 40: when storage fails after %s, a message is sent, and again under its id when storage is back', async (_what, room) => {
  const device = startDevice();
  let changes = 0;
  const change: Store['change'] = (...args) => (++changes <= room ? device.store.change(...args) : refuse());
  const { outbox } = device.openTab({ store: { ...device.store, change } });
  expect(await outbox.submit({ message: MESSAGE, draft: draftOf() })).toMatchObject({ kind: 'sent' });
  expect(device.sent).toHaveLength(1);
  expect(await device.reboot().outbox.drain()).toBe(0);
  expect(new Set(device.ids()).size).toBe(1);
});

it.each<[string, { id: string }]>([
  ['nothing but its key', { id: 'poisoned-row' }],
  ['an id that is no text', { ...row('poisoned-row'), id: 123_456_789 } as never],
  ['a message that is no message', { ...row('poisoned-row'), message: 'Bonjour' } as never],
  ['a time that is no time', { ...row('poisoned-row'), nextAttemptAt: 'demain' } as never],
  ['a reason that is no reason', { ...row('poisoned-row'), problem: { status: '422' } } as never],
  ['a time that no clock shows', row('poisoned-row', { createdAt: 1e20 })],
  ['a time before all times', row('poisoned-row', { createdAt: Number.NEGATIVE_INFINITY })],
  ['a next try that never comes', row('poisoned-row', { nextAttemptAt: Number.POSITIVE_INFINITY })],
  ['an unknown state', { ...row('poisoned-row'), state: 'lost' } as never],
  ['an id that no header may carry', row('à b\r\nX-Evil: 1')],
])('fault 42: a row with %s is listed as unreadable and does not stop the others', async (_what, poisoned) => {
  const device = startDevice();
  await tamper(poisoned);
  await device.put(row('message-00'));
  expect(await device.outbox.drain()).toBe(0);
  expect(device.ids()).toEqual(['message-00']);
  expect(await device.store.list()).toEqual([{ id: poisoned.id, state: 'unreadable', raw: poisoned }]);
  expect(await device.outbox.withdraw(poisoned.id)).toBe('gone');
  expect(await device.outbox.remove(poisoned.id)).toBe('done');
  expect(await device.store.list()).toEqual([]);
});

it('fault 42: a row whose content breaks the rules is sent, and only the site judges it', async () => {
  const device = startDevice(() => ({ kind: 'refused', status: 422, errors: { email: 'Email invalide' }, detail: '' }));
  await device.put(row('message-00', { message: { name: 'J', email: 'x', message: 'y'.repeat(30_000) } }));
  await device.outbox.drain();
  expect(await device.rows()).toMatchObject([{ state: 'held', problem: { errors: { email: 'Email invalide' } } }]);
});
