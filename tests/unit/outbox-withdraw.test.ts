import { describe, expect, it } from 'vitest';
import { identify } from '../../src/message/identity.ts';
import type { Draft } from '../../src/outbox/draft.ts';
import { draftOf, MESSAGE, message, NOON, row, startDevice, stored, submissionOf, tamper } from '../support/outbox-device.ts';

const DAY_MS = 86_400_000;
const ID = await identify(MESSAGE, NOON);
const TAKEN_BACK = { id: ID, submittedAt: NOON };
const OTHER: Draft = { values: { message: 'Un autre texte, commencé entre-temps.' }, updatedAt: NOON };
const CHANGED = { kind: 'changed' };

/** A device on which the message waits since yesterday. */
async function waiting(changes: Parameters<typeof row>[1] = {}) {
  const device = startDevice();
  await device.put(row(ID, { message: MESSAGE, attempts: 1, ...changes }));
  device.clock.now += DAY_MS;
  return device;
}

describe('taking a message back', () => {
  // A refused message, too: an intermediary may have refused it.
  it.each(['queued', 'held', 'sending'] as const)('turns it into the draft, even if it was %s', async (state) => {
    const device = await waiting({ state });
    const draft = { values: { ...MESSAGE, phone: '' }, updatedAt: NOON + DAY_MS, recalled: TAKEN_BACK };
    expect(await device.outbox.recall(ID)).toEqual(draft);
    expect([await stored(), await device.store.draft()]).toEqual([[], { ...draft, id: 'form' }]);
  });

  it('fills the form with the text as it is sent', async () => {
    const device = await waiting({ message: { ...MESSAGE, name: ' Jeanne\r\nMartin ', phone: '06 12 34 56 78' } });
    expect(await device.outbox.recall(ID)).toMatchObject({ values: { name: 'Jeanne Martin', phone: '06 12 34 56 78' } });
  });

  it('keeps its id on the next day while it is unchanged', async () => {
    const device = await waiting();
    const draft = (await device.outbox.recall(ID)) as Draft;
    await device.outbox.submit(submissionOf(MESSAGE, { draft }));
    expect(await device.ids()).toEqual([ID]);
  });

  it('gives it a new id once it is edited', async () => {
    const device = await waiting();
    const draft = (await device.outbox.recall(ID)) as Draft;
    const edited = message('Bonjour, un texte modifié.');
    await device.outbox.submit(submissionOf(edited, { draft: { ...draft, values: { ...draft.values, message: edited.message } } }));
    expect(await device.ids()).toEqual([await identify(edited, NOON + DAY_MS)]);
  });

  it('gives it the old id again once an edit is taken back', async () => {
    const device = await waiting();
    const draft = (await device.outbox.recall(ID)) as Draft;
    await device.store.changeDraft(() => ({ ...draft, values: { ...draft.values, message: 'Bonjour, un texte modifié.' } }));
    const edited = (await device.store.draft()) as Draft;
    await device.outbox.submit(submissionOf(MESSAGE, { draft: { ...edited, values: draft.values } }));
    expect(await device.ids()).toEqual([ID]);
  });

  it('is refused while another text is the draft', async () => {
    const device = await waiting();
    await device.store.changeDraft(() => OTHER);
    expect(await device.outbox.recall(ID)).toBe('occupied');
    expect([(await device.rows()).length, await device.store.draft()]).toEqual([1, { ...OTHER, id: 'form' }]);
  });

  it('is not refused while the same text is the draft', async () => {
    const device = await waiting();
    await device.store.changeDraft(() => draftOf());
    expect(await device.outbox.recall(ID)).toMatchObject({ recalled: TAKEN_BACK });
  });

  it('is not refused because of a draft that has lapsed', async () => {
    const device = await waiting();
    await device.store.changeDraft(() => OTHER);
    device.clock.now += 30 * DAY_MS;
    expect(await device.outbox.recall(ID)).toMatchObject({ recalled: TAKEN_BACK });
  });
});

describe('removing a message', () => {
  it('leaves nothing of it, and the draft alone', async () => {
    const device = await waiting();
    await device.store.changeDraft(() => OTHER);
    expect(await device.outbox.remove(ID)).toBe('done');
    expect([await stored(), await device.store.draft()]).toEqual([[], { ...OTHER, id: 'form' }]);
  });

  it('works for one that cannot be read', async () => {
    const device = startDevice();
    await tamper({ id: 'a-broken-row' });
    expect(await device.outbox.remove('a-broken-row')).toBe('done');
    expect([await stored(), device.events]).toEqual([[], [CHANGED]]);
  });

  it('notices when the message goes just then', async () => {
    const device = startDevice();
    const { outbox } = device.openTab({ store: { ...device.store, list: async () => [row('message-00')] } });
    expect(await outbox.remove('message-00')).toBe('gone');
  });
});

describe.each(['recall', 'remove'] as const)('to %s a message', (action) => {
  it('makes every list refresh', async () => {
    const device = await waiting();
    await device.outbox[action](ID);
    expect(device.events).toEqual([CHANGED]);
  });

  it('makes outdated lists refresh if the message is gone', async () => {
    const device = await waiting();
    expect(await device.outbox[action]('message-01')).toBe('gone');
    expect([device.events, (await device.rows()).length]).toEqual([[CHANGED], 1]);
  });
});
