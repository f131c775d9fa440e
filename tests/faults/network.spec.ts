import { expect, openContact, queueOffline, said, send, TEXT, test, waitingList } from '../support/playwright/faults-fixtures.ts';
import { SENT } from '../support/site/verbatim.ts';

test('fault 02: back online, an open page sends it, and says so', async ({ visitor, gateway, inbox }) => {
  const page = await queueOffline(visitor);
  await visitor.context().setOffline(false);
  await expect(said(page, SENT)).toBeVisible();
  await expect(waitingList(page)).not.toContainText(TEXT);
  expect(gateway.posts).toHaveLength(1);
  expect(await inbox()).toHaveLength(1);
});

test('fault 03: back online without a page, the worker sends it', async ({ visitor, gateway, inbox }) => {
  const page = await queueOffline(visitor);
  await page.close();
  await visitor.context().setOffline(false);
  // A page that is closed while it tries leaves its lease of 30 seconds.
  await expect.poll(async () => (await inbox()).length, { timeout: 45_000 }).toBe(1);
  // Ids count rather than posts: a page that is being closed may post and never hear the answer.
  expect(new Set(gateway.ids()).size).toBe(1);
});

test('fault 10: of two tabs and a sync event, one posts it', async ({ visitor, gateway, inbox }) => {
  const page = await openContact(await visitor.tab());
  const other = await openContact(await visitor.tab());
  await visitor.context().setOffline(true);
  await send(page);
  await expect(waitingList(other)).toContainText(TEXT);
  await visitor.context().setOffline(false);
  for (const tab of [page, other]) await expect(said(tab, SENT)).toBeVisible();
  for (const tab of [page, other]) await expect(waitingList(tab)).not.toContainText(TEXT);
  expect(gateway.posts).toHaveLength(1);
  expect(await inbox()).toHaveLength(1);
});
