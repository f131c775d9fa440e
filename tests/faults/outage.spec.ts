import { expect, said, send, test } from '../support/faults-test.ts';
import { openInbox } from '../support/inbox.ts';
import { choose, open } from '../support/page.ts';
import { SENT } from '../support/verbatim.ts';

test.use({ serviceWorkers: 'block' });
test.beforeEach(({ context }) => choose(context, 'essential'));

test('fault 44: when site data is cleared later, the ledger still delivers', async ({ page, context, gateway, site, mails }) => {
  const { faults } = openInbox(site.mailURL);
  await faults({ kind: 'reject', preset: 'unavailable', times: 0 });
  await open(page, '/contact');
  await send(page);
  await expect(said(page, SENT)).toBeVisible();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: gateway.url, storageTypes: 'all' });
  await page.close();
  expect(await mails()).toEqual([]);
  await faults();
  // Netlify calls it every five minutes.
  const redelivery = await fetch(`${site.baseURL}/.netlify/functions/redeliver-contact`, { method: 'POST' });
  expect(redelivery.ok).toBe(true);
  expect(await mails()).toHaveLength(1);
  expect(gateway.posts).toHaveLength(1);
});
