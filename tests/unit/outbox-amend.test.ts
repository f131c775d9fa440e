import { describe, expect, it } from 'vitest';
import { createDraft } from '../../src/contact/draft.ts';
import { draftOf, failed, MESSAGE, message, row, startDevice, UNREACHABLE } from '../support/outbox-bench.ts';

describe('taking a message out of the queue', () => {
  it('removes it from the list', async () => {
    const device = startDevice();
    await device.put(row('message-00'));
    expect([await device.outbox.remove('message-00'), await device.outbox.remove('message-00')]).toEqual(['done', 'gone']);
  });

  it('turns it back into the draft, which keeps the id as long as the text is the same', async () => {
    const device = startDevice();
    await device.put(row('message-00', { message: MESSAGE, attempts: 1 }));
    const draft = await device.outbox.withdraw('message-00');
    if (typeof draft === 'string') throw new Error(draft);
    expect(draft.values).toEqual({ ...MESSAGE, phone: '' });
    expect(await device.store.draft()).toMatchObject(draft);
    expect(await device.rows()).toEqual([]);
    await device.outbox.submit({ message: MESSAGE, draft });
    await device.outbox.submit({ message: message('Bonjour, un autre texte.'), draft });
    expect(device.ids()[0]).toBe('message-00');
    expect(device.ids()[1]).not.toBe('message-00');
  });

  it('keeps the id of any message that was tried, even if refused, since an intermediary may have refused it', async () => {
    const device = startDevice();
    await device.put(row('message-00', { message: MESSAGE, state: 'held', attempts: 1, problem: { status: 422 } }));
    const draft = await device.outbox.withdraw('message-00');
    if (typeof draft === 'string') throw new Error(draft);
    await device.outbox.submit({ message: MESSAGE, draft });
    expect(device.ids()).toEqual(['message-00']);
  });

  it('keeps the ids of all its texts through every edit, failure and withdrawal', async () => {
    const device = startDevice(() => UNREACHABLE);
    const [one, two] = [message('Le premier texte.'), message('Le second texte.')];
    const withdrawn = async () => {
      const [waiting] = await device.rows();
      const draft = await device.outbox.withdraw(waiting?.id ?? '');
      if (typeof draft === 'string') throw new Error(draft);
      return draft;
    };
    await device.outbox.submit({ message: one, draft: draftOf(one) });
    device.site = () => failed(500);
    await device.outbox.submit({ message: two, draft: await withdrawn() });
    device.site = () => UNREACHABLE;
    await device.outbox.submit({ message: two, draft: (await device.store.draft()) ?? draftOf(two) });
    await device.outbox.submit({ message: one, draft: await withdrawn() });
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

  it.each(['retry', 'withdraw', 'remove'] as const)('cannot %s it once it is gone, and makes outdated lists refresh', async (what) => {
    const device = startDevice();
    expect(await device.outbox[what]('message-00')).toBe('gone');
    expect(device.events).toEqual([{ kind: 'changed' }]);
  });
});
