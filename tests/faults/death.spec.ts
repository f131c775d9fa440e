import type { Page } from '@playwright/test';
import { control, fill, LEASE_END, storedMessages, submitButton } from '../support/playwright/contact-form.ts';
import { expect, openContact, queueOffline, send, TEXT, test, waitingList } from '../support/playwright/faults-fixtures.ts';
import { hang } from '../support/playwright/post-handlers.ts';

/**
 * Freezes the page inside the transaction that puts a row in this state into the outbox, by a synchronous request that is never answered.
 */
function freezeAt(page: Page, state: 'sending' | 'acknowledged'): Promise<void> {
  return page.evaluate((frozen) => {
    const real = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (value, key) {
      if (this.name === 'outbox' && value.state === frozen) {
        const request = new XMLHttpRequest();
        request.open('GET', `/unanswered/${frozen}`, false);
        request.send();
      }
      return real.call(this, value, key);
    };
  }, state);
}

test('fault 04: killed before the row is committed, the draft comes back', async ({ visitor, gateway, inbox }) => {
  const page = await openContact(await visitor.tab());
  await fill(page, { Message: TEXT });
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await freezeAt(page, 'sending');
  const frozen = gateway.requested('/unanswered/');
  await submitButton(page).click({ noWaitAfter: true });
  await frozen;
  await visitor.kill();
  await visitor.restart();
  const again = await openContact(await visitor.tab());
  await expect(control(again, 'Message')).toHaveValue(TEXT);
  expect({ ids: gateway.ids(), mails: await inbox() }).toEqual({ ids: [], mails: [] });
});

test('fault 05: a queued message is mailed after a kill', async ({ visitor, gateway, inbox }) => {
  await queueOffline(visitor);
  await visitor.kill();
  await visitor.restart();
  await expect.poll(async () => (await inbox()).length).toBe(1);
  expect(visitor.urls()).toEqual(['about:blank']);
  expect(gateway.posts).toHaveLength(1);
});

test('fault 07: killed before the receipt is written, it retries; one mail', async ({ visitor, gateway, inbox }) => {
  const page = await openContact(await visitor.tab());
  await freezeAt(page, 'acknowledged');
  const frozen = gateway.requested('/unanswered/');
  await send(page);
  await frozen;
  expect(await inbox()).toHaveLength(1);
  await visitor.kill();
  const replayed = gateway.nextPost();
  await visitor.restart();
  expect((await replayed).id).toBe(gateway.ids()[0]);
  const again = await openContact(await visitor.tab());
  await expect.poll(() => storedMessages(again)).toBe('[]');
  await expect(waitingList(again).getByRole('listitem')).toHaveCount(0);
  expect(gateway.posts).toHaveLength(2);
  expect(await inbox()).toHaveLength(1);
});

test('fault 08: a drain goes on after its worker is stopped', async ({ visitor, gateway, inbox }) => {
  const silent = await visitor.tab();
  await silent.goto('/robots.txt');
  const page = await queueOffline(visitor, ['Bonjour, voici le premier.', 'Bonjour, voici le second.']);
  await page.close();
  gateway.next(hang);
  const posted = gateway.nextPost();
  await visitor.context().setOffline(false);
  await posted;
  const devtools = await visitor.context().newCDPSession(silent);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await expect.poll(async () => (await inbox()).length, LEASE_END).toBe(2);
  const ids = gateway.ids();
  expect(ids.filter((id) => id === ids[0]).length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(2);
});

test('fault 09: a page that crashes while posting: one mail', async ({ visitor, gateway, inbox }) => {
  const page = await openContact(await visitor.tab());
  gateway.next(hang);
  const posted = gateway.nextPost();
  await send(page);
  const { id } = await posted;
  const crashed = page.waitForEvent('crash');
  const devtools = await page.context().newCDPSession(page);
  devtools.send('Page.crash').catch(() => {});
  await crashed;
  // The worker shared its process, so the browser repeats the sync event.
  await expect.poll(async () => (await inbox()).length, LEASE_END).toBe(1);
  expect(gateway.ids()).toEqual([id, id]);
});

test.describe('in the middle of a POST', () => {
  // The browser would repeat the sync event in five minutes: the worker waits for the end of the lease by itself.
  test.use({ quickSync: false });

  const DEATHS = {
    'fault 06: the page is closed': (page: Page) => page.close(),
    'fault 06: another page is opened': async (page: Page) => void (await page.goto('/robots.txt')),
  };
  for (const [death, die] of Object.entries(DEATHS))
    test(`${death}; the worker sends, once`, async ({ visitor, gateway, inbox }) => {
      const page = await openContact(await visitor.tab());
      gateway.next(hang);
      const posted = gateway.nextPost();
      await send(page);
      const { id } = await posted;
      await die(page);
      await expect.poll(async () => (await inbox()).length, LEASE_END).toBe(1);
      expect(gateway.ids()).toEqual([id, id]);
      const [first, second] = gateway.posts;
      expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(25_000);
    });

  test('fault 06: the browser is killed; the restarted worker sends, once', async ({ visitor, gateway, inbox }) => {
    const page = await openContact(await visitor.tab());
    gateway.next(hang);
    const posted = gateway.nextPost();
    await send(page);
    const { id } = await posted;
    await visitor.kill();
    await visitor.restart();
    await expect.poll(async () => (await inbox()).length, LEASE_END).toBe(1);
    expect(visitor.urls()).toEqual(['about:blank']);
    expect(gateway.ids()).toEqual([id, id]);
  });
});
