import { describe, expect, it } from 'vitest';
import { createDraft, type Draft } from '../../src/contact/draft.ts';
import { draftOf, failed, MESSAGE, message, row, startDevice, tamper, UNREACHABLE } from '../support/outbox-device.ts';

/** Takes the first waiting message back into the draft. */
async function withdraw({ rows, outbox }: ReturnType<typeof startDevice>): Promise<Draft> {
  const [waiting] = await rows();
  const draft = await outbox.withdraw(waiting?.id ?? '');
  if (typeof draft === 'string') throw new Error(draft);
  return draft;
}

describe('taking a message out of the queue', () => {
  // Even of a message that was refused: an intermediary may have refused it.
  it('turns it back into the draft, which keeps the id as long as the text is the same', async () => {
    const device = startDevice();
    await device.put(row('message-00', { message: MESSAGE, state: 'held', attempts: 1, problem: { status: 422 } }));
    const draft = await withdraw(device);
    expect(draft.values).toEqual({ ...MESSAGE, phone: '' });
    expect(await device.store.draft()).toMatchObject(draft);
    expect(await device.rows()).toEqual([]);
    await device.outbox.submit({ message: MESSAGE, draft });
    await device.outbox.submit({ message: message('Bonjour, un autre texte.'), draft });
    expect(device.ids()[0]).toBe('message-00');
    expect(device.ids()[1]).not.toBe('message-00');
  });

  it('keeps the ids of all its texts through every edit, failure and withdrawal', async () => {
    const device = startDevice(() => UNREACHABLE);
    const [one, two] = [message('Le premier texte.'), message('Le second texte.')];
    await device.outbox.submit({ message: one, draft: draftOf(one) });
    device.site = () => failed(500);
    await device.outbox.submit({ message: two, draft: await withdraw(device) });
    device.site = () => UNREACHABLE;
    await device.outbox.submit({ message: two, draft: (await device.store.draft()) ?? draftOf(two) });
    await device.outbox.submit({ message: one, draft: await withdraw(device) });
    const [first, second, third, fourth] = device.ids();
    expect([third, fourth]).toEqual([second, first]);
    expect(second).not.toBe(first);
  });

  it('is refused while another text is the draft, which stays as it is', async () => {
    const device = startDevice();
    const other = createDraft({ message: 'Un autre texte, commencé entre-temps.' });
    await device.put(row('message-00'));
    await device.store.changeDraft(() => other);
    expect(await device.outbox.withdraw('message-00')).toBe('occupied');
    expect(await device.rows()).toHaveLength(1);
    expect(await device.store.draft()).toMatchObject(other);
  });

  it('makes every list refresh, whatever it was', async () => {
    const device = startDevice();
    await device.put(row('message-00'), row('message-01'));
    await tamper({ id: 'a-broken-row' });
    await device.outbox.withdraw('message-00');
    for (const id of ['message-01', 'a-broken-row']) expect(await device.outbox.remove(id)).toBe('done');
    expect(device.events).toEqual([{ kind: 'changed' }, { kind: 'changed' }, { kind: 'changed' }]);
  });

  it('notices when it goes just then', async () => {
    const device = startDevice();
    const { outbox } = device.openTab({ store: { ...device.store, list: async () => [row('message-00')] } });
    expect(await outbox.remove('message-00')).toBe('gone');
  });

  it.each(['retry', 'withdraw', 'remove'] as const)('cannot %s it once it is gone, and makes outdated lists refresh', async (what) => {
    const device = startDevice();
    await device.put(row('message-01'));
    expect(await device.outbox[what]('message-00')).toBe('gone');
    expect(device.events).toEqual([{ kind: 'changed' }]);
  });
});
