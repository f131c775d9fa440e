import { expect, said, send, test } from '../support/faults-test.ts';
import { openInbox } from '../support/inbox.ts';
import { choose, open } from '../support/page.ts';
import type { Site } from '../support/start-site.ts';
import { SENT } from '../support/verbatim.ts';

test.use({ serviceWorkers: 'block' });
test.beforeEach(({ context }) => choose(context, 'essential'));

/** Makes Postmark fail in these ways until it is told otherwise. */
async function setPostmark({ mailURL }: Site, ...presets: string[]): Promise<void> {
  await openInbox(mailURL).faults(...presets.map((preset) => ({ kind: 'reject', preset, times: 0 })));
}

/** Runs the redelivery, which Netlify calls every five minutes. */
async function redeliver({ baseURL }: Site): Promise<void> {
  const response = await fetch(`${baseURL}/.netlify/functions/redeliver-contact`, { method: 'POST' });
  expect(response.ok).toBe(true);
}

const OUTAGES = [
  ['fault 29:', 'unavailable'],
  ['fault 30:', 'bad-token'],
] as const;
for (const [fault, preset] of OUTAGES) {
  test(`${fault} while Postmark answers ${preset}, success is shown at once and the mail follows later`, async ({ page, site, mails }) => {
    await setPostmark(site, preset);
    await open(page, '/contact');
    await send(page);
    await expect(said(page, SENT)).toBeVisible();
    await redeliver(site);
    expect(await mails()).toEqual([]);
    await setPostmark(site);
    await redeliver(site);
    await redeliver(site);
    expect(await mails()).toHaveLength(1);
  });
}

test('fault 44: when site data is cleared later, the ledger still delivers', async ({ page, context, gateway, site, mails }) => {
  await setPostmark(site, 'unavailable');
  await open(page, '/contact');
  await send(page);
  await expect(said(page, SENT)).toBeVisible();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: gateway.url, storageTypes: 'all' });
  await page.close();
  expect(await mails()).toEqual([]);
  await setPostmark(site);
  await redeliver(site);
  expect(await mails()).toHaveLength(1);
  expect(gateway.posts).toHaveLength(1);
});
