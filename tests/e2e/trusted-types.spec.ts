import { visitOnce } from '../support/offline-test.ts';
import { open } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

test('no string becomes markup, code or a script address', async ({ page, allow }) => {
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

test('the worker is registered despite Trusted Types', async ({ page }) => {
  await visitOnce(page, '/');
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/\/sw\.js$/);
});

test('the worker is also registered in a browser without Trusted Types', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'trustedTypes', { value: undefined }));
  // Such a browser does not know the CSP directive either.
  await page.route('/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': '' } });
  });
  await visitOnce(page, '/');
});
