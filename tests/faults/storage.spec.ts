import { control, storedMessages, submitButton } from '../support/contact-form.ts';
import { expect, openContact, panel, said, send, TEXT, test } from '../support/faults-test.ts';
import { openInbox } from '../support/inbox.ts';
import { open } from '../support/page.ts';
import { FAILED, SENT } from '../support/verbatim.ts';

test('fault 40: when storage never responds, the message is sent directly, and not again once it does', async ({ visitor, inbox }) => {
  const page = await openContact(await visitor.tab());
  const other = await visitor.tab();
  await other.goto('/robots.txt');
  // Keeps a transaction open, behind which those of other tabs wait.
  await other.evaluate(async () => {
    const opening = indexedDB.open('contact', 2);
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
  await expect.poll(() => storedMessages(page)).toBe('[]');
  await expect(panel(page).getByRole('listitem')).toHaveCount(0);
  expect(await inbox()).toHaveLength(1);
});

test('fault 40: refused storage offline is said; the text stays, to be mailed, copied, or sent directly', async ({ visitor, inbox }) => {
  const page = await visitor.tab();
  // As in a browser that is set to keep nothing.
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission to access the database.', 'SecurityError');
    };
  });
  await openContact(page);
  await visitor.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await visitor.context().setOffline(true);
  await send(page);
  await expect(page.getByRole('alert').getByText(FAILED)).toBeVisible();
  await expect(control(page, 'Message')).toHaveValue(TEXT);
  const mail = new RegExp(`^mailto:[^?]+\\?.*body=${encodeURIComponent(TEXT)}`);
  await expect(page.getByRole('link', { name: 'Écrire un e-mail' })).toHaveAttribute('href', mail);
  await page.getByRole('button', { name: 'Copier le message' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(TEXT);
  await visitor.context().setOffline(false);
  await submitButton(page).click();
  await expect(said(page, SENT)).toBeVisible();
  await expect(control(page, 'Message')).toHaveValue('');
  expect((await inbox()).map(({ TextBody }) => TextBody)).toEqual([expect.stringContaining(TEXT)]);
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
