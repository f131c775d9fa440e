import { cp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { banner } from '../../support/playwright/cookie-choice.ts';
import { brokenImages, expect, visitOnce } from '../../support/playwright/offline-fixtures.ts';
import { open } from '../../support/playwright/page.ts';
import { comeBack, ofVersion, test } from '../../support/playwright/release-fixtures.ts';
import type { Releases } from '../../support/playwright/releases.ts';

test('a deploy breaks nothing while the worker keeps the old version', async ({ page, releases }) => {
  await visitOnce(page, '/');
  await releases.deploy(await releases.next());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notre Blog');
  expect(await brokenImages(page)).toEqual([]);
  await expect(ofVersion(page)).not.toBeAttached();
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block', allow: { errors: [/status of 404|Failed to fetch dynamically imported module/], origins: [] } });

  for (const link of ['Blog', 'CGV']) {
    test(`a deploy before a navigation loads a single document: ${link}`, async ({ page, releases }) => {
      const documents: string[] = [];
      const missing: string[] = [];
      page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));
      page.on('response', (response) => response.status() === 404 && missing.push(response.url()));
      await page.goto('/');
      await page.getByRole('button', { name: 'Refuser' }).click();
      await expect(banner(page)).toBeHidden();
      await releases.deploy(await releases.next());
      await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
      await expect(ofVersion(page)).toBeAttached();
      expect(documents).toEqual(['/', `/${link.toLowerCase()}`]);
      // Each sign of intent asks for it once more: pointer, press, focus, click.
      expect(missing.filter((url) => url.toLowerCase().includes(`/${link.toLowerCase()}page-`)).length).toBeLessThanOrEqual(4);
    });
  }
});

/** A release with the worker of another, and its own files. */
async function mix(releases: Releases, worker: string): Promise<string> {
  const release = await releases.copy();
  await cp(join(worker, 'sw.js'), join(release, 'sw.js'));
  return release;
}

/** A release of which one file is the page of a portal. */
async function spoil(releases: Releases): Promise<string> {
  const release = await releases.next();
  const react = (await readdir(join(release, 'assets'))).find((file) => /^react-dom-.*\.js$/.test(file)) ?? '';
  await writeFile(join(release, 'assets', react), '<!doctype html><title>Portail</title>');
  return release;
}

/** The state of the next worker, once it is no longer installing. */
const nextState = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await new Promise((resolve) => registration.addEventListener('updatefound', resolve, { once: true }));
    const worker = registration.installing;
    await new Promise((resolve) => worker?.addEventListener('statechange', resolve, { once: true }));
    return worker?.state;
  });

test('the old worker stays until a build arrives whole', async ({ page, releases, allow }) => {
  allow.errors.push(/integrity/);
  await visitOnce(page, '/');
  const whole = await releases.next();
  for (const broken of [await mix(releases, whole), await spoil(releases)]) {
    await releases.deploy(broken);
    const state = nextState(page);
    await comeBack(page);
    expect(await state).toBe('redundant');
  }
  await open(page, '/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notre Blog');

  await releases.deploy(whole);
  await comeBack(page);
  await page.getByRole('button', { name: 'Recharger' }).click();
  await expect(ofVersion(page)).toBeAttached();
});
