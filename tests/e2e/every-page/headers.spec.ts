// Prohibitions of the response headers.

import { expect, test } from '../../support/playwright/fixtures.ts';
import { visitOnce } from '../../support/playwright/offline-fixtures.ts';
import { open } from '../../support/playwright/page.ts';

test('no string becomes markup, code or a script URL', async ({ page, allow }) => {
  allow.errors.push(/^console: (CSP require-trusted-types-for|.*(TrustedHTML|TrustedScript|trusted-types))/);
  await open(page, '/');
  const outcomes = await page.evaluate(async () => {
    const refusal = async (act: () => unknown) => {
      try {
        await act();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const script = document.createElement('script');
    return await Promise.all([
      refusal(() => (document.createElement('div').innerHTML = '<p>')),
      refusal(() => new DOMParser().parseFromString('<p>', 'text/html')),
      refusal(() => (script.src = '/sw.js')),
      refusal(() => navigator.serviceWorker.register('/sw.js')),
    ]);
  });
  expect(outcomes).toEqual(Array(4).fill('TypeError'));
});

test('the worker is registered under Trusted Types', async ({ page }) => {
  await visitOnce(page, '/');
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/\/sw\.js$/);
});

test('the worker is registered in a browser without Trusted Types', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'trustedTypes', { value: undefined }));
  // A browser without trusted types does not know their CSP directive either.
  await page.route('/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': '' } });
  });
  await visitOnce(page, '/');
});

const ELSEWHERE = 'https://ailleurs.example/';

test('a page that opened ours cannot navigate it elsewhere', async ({ page, context, baseURL, allow }) => {
  allow.origins.push(new URL(ELSEWHERE).origin);
  allow.errors.push(/^console: Unsafe attempt to initiate navigation/);
  await context.route(`${ELSEWHERE}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Ailleurs</title>' }));
  await page.goto(ELSEWHERE);
  const opened = context.waitForEvent('page');
  const theirs = await page.evaluateHandle((url) => window.open(url), `${baseURL}/contact`);
  const ours = await opened;
  await ours.waitForLoadState();
  const send = () =>
    theirs.evaluate((tab, url) => {
      if (!tab) throw new Error('Nothing was opened');
      try {
        tab.location.replace(url);
        return 'sent';
      } catch (error) {
        return (error as Error).name;
      }
    }, `${ELSEWHERE}leurre`);
  expect(await send()).toBe('SecurityError');
  expect(await ours.evaluate(() => window.opener)).toBeNull();
  await expect(ours).toHaveURL(`${baseURL}/contact`);
});
