import type { Page } from '@playwright/test';
import { control, fill, storedMessages, submitButton } from '../support/contact-form.ts';
import { expect, openContact, panel, queueOffline, send, TEXT, test } from '../support/faults-test.ts';
import { hang } from '../support/post-handlers.ts';

/** Freezes the page inside a transaction, in the middle of this call, with a synchronous request that is never answered. */
function freezeAt(page: Page, method: 'put' | 'delete'): Promise<void> {
  return page.evaluate((name) => {
    const real = IDBObjectStore.prototype[name] as (...input: unknown[]) => IDBRequest;
    IDBObjectStore.prototype[name] = function (this: IDBObjectStore, ...input: unknown[]) {
      if (this.name === 'outbox') {
        const request = new XMLHttpRequest();
        request.open('GET', `/held/${name}`, false);
        request.send();
      }
      return real.apply(this, input);
    } as never;
  }, method);
}

test('fault 04: when the browser is killed before the row is committed, the draft comes back', async ({ visitor, gateway, inbox }) => {
  const page = await openContact(await visitor.tab());
  await fill(page, { Message: TEXT });
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await freezeAt(page, 'put');
  const frozen = gateway.held();
  await submitButton(page).click({ noWaitAfter: true });
  await frozen;
  await visitor.kill();
  await visitor.restart();
  const again = await openContact(await visitor.tab());
  await expect(control(again, 'Message')).toHaveValue(TEXT);
  expect([gateway.ids(), await inbox()]).toEqual([[], []]);
});

test('fault 05: a queued message is mailed once after a kill and a restart, with no page open', async ({ visitor, gateway, inbox }) => {
  await queueOffline(visitor);
  await visitor.kill();
  await visitor.restart();
  await expect.poll(async () => (await inbox()).length).toBe(1);
  expect(visitor.urls()).toEqual(['about:blank']);
  expect(gateway.posts).toHaveLength(1);
});

test('fault 06: a hanging POST is mailed once after a kill and a restart, with no page open', async ({ visitor, gateway, inbox }) => {
  const page = await openContact(await visitor.tab());
  gateway.next(hang);
  const posted = gateway.nextPost();
  await send(page);
  await posted;
  await visitor.kill();
  await visitor.restart();
  await expect.poll(async () => (await inbox()).length).toBe(1);
  expect(visitor.urls()).toEqual(['about:blank']);
  const [first, second] = gateway.ids();
  expect([gateway.posts.length, second]).toEqual([2, first]);
});

test('fault 07: a kill before the acknowledged row is removed leads to a retry, but one mail', async ({ visitor, gateway, inbox }) => {
  const page = await openContact(await visitor.tab());
  await freezeAt(page, 'delete');
  const frozen = gateway.held();
  await send(page);
  await frozen;
  expect(await inbox()).toHaveLength(1);
  await visitor.kill();
  const replayed = gateway.nextPost();
  await visitor.restart();
  expect((await replayed).id).toBe(gateway.ids()[0]);
  const again = await openContact(await visitor.tab());
  await expect.poll(() => storedMessages(again)).toBe('[]');
  await expect(panel(again).getByRole('listitem')).toHaveCount(0);
  expect(gateway.posts).toHaveLength(2);
  expect(await inbox()).toHaveLength(1);
});

test('fault 08: when the worker is stopped in the middle of a drain, the next one continues', async ({ visitor, gateway, inbox }) => {
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
  await expect.poll(async () => (await inbox()).length).toBe(2);
  const ids = gateway.ids();
  expect(ids.filter((id) => id === ids[0]).length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(2);
});

test('fault 09: when the page crashes while its POST hangs, the worker continues', async ({ visitor, gateway, inbox }) => {
  const page = await openContact(await visitor.tab());
  gateway.next(hang);
  const posted = gateway.nextPost();
  await send(page);
  await posted;
  const crashed = page.waitForEvent('crash');
  const devtools = await visitor.context().newCDPSession(page);
  devtools.send('Page.crash').catch(() => {});
  await crashed;
  await expect.poll(async () => (await inbox()).length).toBe(1);
  const [first, second] = gateway.ids();
  expect([gateway.posts.length, second]).toEqual([2, first]);
});
