import type { Page } from '@playwright/test';
import { expect, visitOnce } from '../../support/playwright/offline-fixtures.ts';
import { untilIdle } from '../../support/playwright/page.ts';
import { comeBack, preloaded, test } from '../../support/playwright/release-fixtures.ts';
import { runProgram } from '../../support/run-program.ts';

// A page that is not reloaded may request files that neither its worker nor the host still has.
test.use({ allow: { errors: [/status of 404/], origins: [] } });
// The tests share one build.
test.describe.configure({ mode: 'serial' });

const TEXT = 'Un texte qui n’est pas encore parti';
let killed: string;

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads a hook's fixtures from this pattern.
test.beforeAll(async ({}, testInfo) => {
  killed = testInfo.outputPath('killed');
  expect(await runProgram(['src/prerender/build.ts', '--outDir', killed], { KILL_SWITCH: '1' })).toBe(true);
});

/** Traces of the worker that a page can still see. */
const left = (page: Page) =>
  page.evaluate(async () => [...(await caches.keys()), ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope)]);

test('KILL_SWITCH=1 removes the worker and its caches', async ({ page, releases }) => {
  await visitOnce(page, '/');
  await preloaded(page);
  await releases.deploy(killed);
  const reloaded = page.waitForEvent('load');
  await comeBack(page);
  await reloaded;
  await expect.poll(() => left(page)).toEqual([]);
});

test('KILL_SWITCH=1 leaves a half-filled form alone', async ({ page, context, releases }) => {
  await visitOnce(page, '/');
  const contact = await context.newPage();
  await visitOnce(contact, '/contact');
  const message = contact.getByRole('textbox', { name: 'Message' });
  await message.fill(TEXT);
  for (const tab of [page, contact]) await preloaded(tab);
  await releases.deploy(killed);
  await comeBack(page);
  await expect(contact.getByText('Votre texte n’est pas encore envoyé')).toBeVisible();
  await expect(message).toHaveValue(TEXT);
});

test('pages of a build with KILL_SWITCH=1 register no worker', async ({ page, releases }) => {
  await releases.deploy(killed);
  const started = page.waitForResponse(/\/assets\/start-pwa-.*\.js$/);
  expect((await page.goto('/about'))?.fromServiceWorker()).toBe(false);
  await (await started).finished();
  await untilIdle(page);
  expect(await left(page)).toEqual([]);
});
