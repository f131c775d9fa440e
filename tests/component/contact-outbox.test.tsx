import 'fake-indexeddb/auto';
import { afterAll, expect, it, vi } from 'vitest';
import { CHANNEL } from '../../src/contact/presence.ts';

const elsewhere = new BroadcastChannel(CHANNEL);
afterAll(() => elsewhere.close());

it('a message that another tab sends while the page starts to load its outbox is said all the same', async () => {
  const saySent = vi.fn();
  vi.doMock('../../src/app/outbox/say.ts', () => ({ saySent }));
  vi.doMock('../../src/browser/contact-triggers.ts', async (load) => {
    const { startTriggers } = await load<typeof import('../../src/browser/contact-triggers.ts')>();
    return {
      // Read once the module is there: the event is on its way while listener takes over from listener.
      get startTriggers() {
        elsewhere.postMessage({ kind: 'sent', id: 'late' });
        return startTriggers;
      },
    };
  });
  const { startContactOutbox } = await import('../../src/browser/contact-outbox.ts');
  await startContactOutbox();
  elsewhere.postMessage({ kind: 'sent', id: 'early' });
  await expect.poll(() => saySent.mock.calls.flat()).toEqual(['early', 'late']);
});
