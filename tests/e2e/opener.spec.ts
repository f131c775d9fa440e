import { expect, NO_WORKER, test } from '../support/test.ts';

test.use(NO_WORKER);

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
