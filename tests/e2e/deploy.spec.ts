import { cp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { banner } from '../support/cookie-choice.ts';
import { brokenImages, expect, visitOnce } from '../support/offline-test.ts';
import { open } from '../support/page.ts';
import { comeBack, ofVersion, test } from '../support/release-test.ts';

test('a deploy between load and navigation breaks nothing while the worker keeps the old version', async ({ page, releases }) => {
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
    test(`a deploy between load and navigation causes a single document load: ${link}`, async ({ page, releases }) => {
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

test('a build that does not arrive whole leaves the old worker in control until one does', async ({ page, releases, allow }) => {
  allow.errors.push(/integrity/);
  await visitOnce(page, '/');
  const whole = await releases.next();
  const half = await releases.copy();
  await cp(join(whole, 'sw.js'), join(half, 'sw.js'));
  const portal = await releases.next();
  const react = (await readdir(join(portal, 'assets'))).find((file) => /^react-dom-.*\.js$/.test(file)) ?? '';
  await writeFile(join(portal, 'assets', react), '<!doctype html><title>Portail</title>');
  for (const broken of [half, portal]) {
    await releases.deploy(broken);
    // The state of the next worker, once it is no longer installing.
    const failed = page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await new Promise((resolve) => registration.addEventListener('updatefound', resolve, { once: true }));
      const worker = registration.installing;
      await new Promise((resolve) => worker?.addEventListener('statechange', resolve, { once: true }));
      return worker?.state;
    });
    await comeBack(page);
    expect(await failed).toBe('redundant');
  }
  await open(page, '/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notre Blog');

  await releases.deploy(whole);
  await comeBack(page);
  await page.getByRole('button', { name: 'Recharger' }).click();
  await expect(ofVersion(page)).toBeAttached();
});
