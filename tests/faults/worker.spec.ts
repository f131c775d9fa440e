import type { Page } from '@playwright/test';
import { storedMessages } from '../support/contact-form.ts';
import { expect, openContact, panel, queueOffline, said, test } from '../support/faults-test.ts';
import { after, pass, portal } from '../support/post-handlers.ts';
import { SENT } from '../support/verbatim.ts';

// Background Sync is in no standard, so TypeScript has no types for it.
type Syncing = ServiceWorkerRegistration & { sync: { getTags(): Promise<string[]> } };

/** Tags of the sync events that the browser still means to fire. */
function pendingSyncs(page: Page): Promise<string[]> {
  return page.evaluate(async () => ((await navigator.serviceWorker.ready) as Syncing).sync.getTags());
}

test('fault 35: after the browser gives up on sync, the next visit sends the message', async ({ visitor, gateway, inbox }) => {
  const silent = await visitor.tab();
  await silent.goto('/robots.txt');
  const page = await queueOffline(visitor);
  gateway.otherwise(portal);
  await page.close();
  expect(await pendingSyncs(silent)).toHaveLength(1);
  await visitor.context().setOffline(false);
  await expect.poll(() => pendingSyncs(silent)).toEqual([]);
  expect(gateway.posts.length).toBeGreaterThanOrEqual(3);
  expect(await inbox()).toEqual([]);

  gateway.otherwise(pass);
  const next = await openContact(await visitor.tab());
  await expect(said(next, SENT)).toBeVisible();
  expect(new Set(gateway.ids()).size).toBe(1);
  expect(await inbox()).toHaveLength(1);
});

test('fault 37: when the worker is updated in the middle of a drain, each message is mailed once', async ({ visitor, gateway, inbox }) => {
  const page = await queueOffline(visitor, ['Bonjour, voici le premier.', 'Bonjour, voici le second.']);
  const gate = Promise.withResolvers<void>();
  gateway.next(after(gate.promise));
  const posted = gateway.nextPost();
  await visitor.context().setOffline(false);
  await posted;
  gateway.edit('/sw.js', (text) => `${text}\n// Another version.`);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Recharger' }).press('Enter');
  gate.resolve();
  await reloaded;
  await expect.poll(async () => (await inbox()).length).toBe(2);
  await expect.poll(() => storedMessages(page)).toBe('[]');
  await expect(panel(page).getByRole('listitem')).toHaveCount(0);
  expect(new Set(gateway.ids()).size).toBe(2);
  expect(await inbox()).toHaveLength(2);
});
