import type { Page } from '@playwright/test';
import { LEASE_END, storedMessages } from '../support/playwright/contact-form.ts';
import { expect, openContact, queueOffline, said, test, waitingList } from '../support/playwright/faults-fixtures.ts';
import { mainNav } from '../support/playwright/page.ts';
import { after, pass, portal } from '../support/playwright/post-handlers.ts';
import type { Visitor } from '../support/playwright/visitor.ts';

// Background Sync is in no standard, so TypeScript has no types for it.
type Syncing = ServiceWorkerRegistration & { sync: { getTags(): Promise<string[]> } };

/** Tags of the sync events that the browser still means to fire. */
function pendingSyncs(page: Page): Promise<string[]> {
  return page.evaluate(async () => ((await navigator.serviceWorker.ready) as Syncing).sync.getTags());
}

test('fault 35: once the browser gives up, the next visit sends', async ({ visitor, gateway, inbox }) => {
  const silent = await visitor.tab();
  await silent.goto('/robots.txt');
  const page = await queueOffline(visitor);
  gateway.otherwise(portal);
  await page.close();
  expect(await pendingSyncs(silent)).toHaveLength(1);
  await visitor.context().setOffline(false);
  // The browser decides when it tries again.
  await expect.poll(() => pendingSyncs(silent), { timeout: 45_000 }).toEqual([]);
  expect(gateway.posts.length).toBeGreaterThanOrEqual(3);
  expect(await inbox()).toEqual([]);

  gateway.otherwise(pass);
  const next = await openContact(await visitor.tab());
  // The page sends it, or the worker before the page could listen.
  await expect(said(next, /Message envoyé avec succès|Votre message du .* est parti/)).toBeVisible();
  expect(new Set(gateway.ids()).size).toBe(1);
  expect(await inbox()).toHaveLength(1);
});

test('fault 37: a worker updated while draining mails each message once', async ({ visitor, gateway, inbox }) => {
  const page = await queueOffline(visitor, ['Bonjour, voici le premier.', 'Bonjour, voici le second.']);
  // Away from the list, whose drawings of sent messages request a file at the very moment of the update: decision 014's known limit.
  await mainNav(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
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
  await expect.poll(async () => (await inbox()).length, LEASE_END).toBe(2);
  await expect.poll(() => storedMessages(page), LEASE_END).toBe('[]');
  await mainNav(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(waitingList(page).getByRole('listitem')).toHaveCount(0);
  expect(new Set(gateway.ids()).size).toBe(2);
  expect(await inbox()).toHaveLength(2);
});

/** Shows the worker's changes to the app's badge, for which headless Chromium has no icon: each one requests a URL of the site. */
async function watchBadge(visitor: Visitor): Promise<void> {
  await visitor
    .context()
    .serviceWorkers()[0]
    ?.evaluate(() => {
      Object.assign(navigator, { clearAppBadge: () => fetch('/unanswered/badge') });
    });
}

test('fault 45: sent without a page, the badge is cleared', async ({ visitor, gateway, inbox }) => {
  const page = await queueOffline(visitor);
  await watchBadge(visitor);
  await page.close();
  const cleared = gateway.requested('/unanswered/');
  await visitor.context().setOffline(false);
  await cleared;
  expect(await inbox()).toHaveLength(1);
});

/** Returns the texts added to the page so far: on a busy machine, a toast is gone before the other tab is open. */
async function noteTexts(tab: Page): Promise<() => Promise<string[]>> {
  await tab.addInitScript(() => {
    const texts: string[] = [];
    Object.assign(window, { texts });
    const note = (records: MutationRecord[]) => {
      for (const { addedNodes } of records) texts.push(...[...addedNodes].map(({ textContent }) => textContent ?? ''));
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
  });
  return () => tab.evaluate(() => Reflect.get(window, 'texts') as string[]);
}

test('fault 45: sent without a page, it is told in one tab', async ({ visitor, inbox }) => {
  const page = await queueOffline(visitor);
  await page.close();
  await visitor.context().setOffline(false);
  await expect.poll(async () => (await inbox()).length).toBe(1);

  const today = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', timeZone: 'Europe/Paris' }).format();
  const told = new RegExp(`^Votre message du ${today.replace(/^1 /, '1er ')} est parti\\.$`);
  const tabs = await Promise.all([visitor.tab(), visitor.tab()]);
  const notes = await Promise.all(tabs.map(noteTexts));
  await Promise.all(tabs.map(openContact));
  const tells = async () => (await Promise.all(notes.map((texts) => texts()))).filter((texts) => texts.some((text) => told.test(text)));
  await expect.poll(async () => (await tells()).length).toBe(1);
  for (const tab of tabs) await expect.poll(() => storedMessages(tab)).toBe('[]');
  expect(await tells()).toHaveLength(1);
  await tabs[0]?.reload();
  await openContact(tabs[0] as Page);
  await expect(said(tabs[0] as Page, told)).toHaveCount(0);
});
