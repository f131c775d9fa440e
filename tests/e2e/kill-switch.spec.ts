import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, visitOnce } from '../support/offline-test.ts';
import { test } from '../support/release-test.ts';
import { runProgram } from '../support/run-program.ts';

test('a build with KILL_SWITCH=1 removes the worker and its caches, and the site works without them', async ({ page, releases }) => {
  await visitOnce(page, '/');
  const killed = await mkdtemp(join(tmpdir(), 'kill-switch-'));
  const built = await runProgram(['node_modules/vite/bin/vite.js', 'build', '--outDir', killed, '--logLevel', 'error'], {
    KILL_SWITCH: '1',
  });
  expect(built).toBe(true);

  await releases.deploy(killed);
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await reloaded;
  const left = () =>
    page.evaluate(async () => [...(await caches.keys()), ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope)]);
  await expect.poll(left).toEqual([]);

  const started = page.waitForResponse(/\/assets\/start-pwa-.*\.js$/);
  expect((await page.goto('/about'))?.fromServiceWorker()).toBe(false);
  await (await started).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await left()).toEqual([]);
  await rm(killed, { recursive: true });
});
