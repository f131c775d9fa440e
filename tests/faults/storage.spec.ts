import type { Page } from '@playwright/test';
import { openInbox } from '../support/contact/inbox.ts';
import { control, LEASE_END, storedMessages, submitButton } from '../support/playwright/contact-form.ts';
import { expect, openContact, said, send, TEXT, test, waitingList } from '../support/playwright/faults-fixtures.ts';
import { open } from '../support/playwright/page.ts';
import type { Visitor } from '../support/playwright/visitor.ts';
import { FAILED, SENT } from '../support/site/verbatim.ts';

test('fault 40: when storage never responds, the message is sent once', async ({ visitor, inbox }) => {
  const page = await openContact(await visitor.tab());
  const other = await visitor.tab();
  await other.goto('/robots.txt');
  // Keeps a transaction open, behind which those of other tabs wait.
  await other.evaluate(async () => {
    const opening = indexedDB.open('contact', 1);
    opening.onupgradeneeded = () => {
      for (const name of ['outbox', 'draft']) opening.result.createObjectStore(name, { keyPath: 'id' });
    };
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const store = opening.result.transaction(['outbox', 'draft'], 'readwrite').objectStore('outbox');
    const hold = () => store.get('none').addEventListener('success', hold);
    hold();
  });
  await send(page);
  await expect(said(page, SENT)).toBeVisible({ timeout: 20_000 });
  await other.close();
  await page.reload();
  await expect.poll(() => storedMessages(page), LEASE_END).toBe('[]');
  await expect(waitingList(page).getByRole('listitem')).toHaveCount(0);
  expect(await inbox()).toHaveLength(1);
});

test.describe('fault 40: refused storage', () => {
  /** A tab of a browser that is set to keep nothing, offline, after a send. */
  async function sendUnsaved(visitor: Visitor): Promise<Page> {
    const page = await visitor.tab();
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The user denied permission to access the database.', 'SecurityError');
      };
    });
    await openContact(page);
    await visitor.context().setOffline(true);
    await send(page);
    await expect(page.getByRole('alert').getByText(FAILED)).toBeVisible();
    return page;
  }

  test('fault 40: an unsaved message can be mailed or copied', async ({ visitor }) => {
    await visitor.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const page = await sendUnsaved(visitor);
    await expect(control(page, 'Message')).toHaveValue(TEXT);
    const mail = new RegExp(`^mailto:[^?]+\\?.*body=${encodeURIComponent(TEXT)}`);
    await expect(page.getByRole('link', { name: 'Écrire un e-mail' })).toHaveAttribute('href', mail);
    await page.getByRole('button', { name: 'Copier le message' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(TEXT);
  });

  test('fault 40: an unsaved message is sent once there is a network', async ({ visitor, inbox }) => {
    const page = await sendUnsaved(visitor);
    await visitor.context().setOffline(false);
    await submitButton(page).click();
    await expect(said(page, SENT)).toBeVisible();
    await expect(control(page, 'Message')).toHaveValue('');
    expect((await inbox()).map(({ TextBody }) => TextBody)).toEqual([expect.stringContaining(TEXT)]);
  });

  test('fault 40: an unsaved message is there after every reload', async ({ visitor }) => {
    const page = await sendUnsaved(visitor);
    const text = `${TEXT} Et la boutique.`;
    await control(page, 'Message').fill(text);
    for (const path of ['/about', '/contact', '/about', '/contact']) {
      await page.goto(path);
      if (path === '/contact') await expect(control(page, 'Message')).toHaveValue(text);
    }
  });
});

test('fault 44: when site data is cleared later, the ledger still delivers', async ({ page, context, gateway, site, inbox }) => {
  const { faults } = openInbox(site.mailURL);
  await faults({ kind: 'reject', preset: 'unavailable', times: 0 });
  await open(page, '/contact');
  await send(page);
  await expect(said(page, SENT)).toBeVisible();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: gateway.url, storageTypes: 'all' });
  await page.close();
  expect(await inbox()).toEqual([]);
  await faults();
  // Netlify calls it every five minutes.
  const redelivery = await fetch(`${site.baseURL}/.netlify/functions/redeliver-contact`, { method: 'POST' });
  expect(redelivery.ok).toBe(true);
  expect(await inbox()).toHaveLength(1);
  expect(gateway.posts).toHaveLength(1);
});
