// What the other browser tests rely on: errors in the browser fail a test, and mail can be read.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openInbox } from '../support/inbox.ts';
import { expect, test } from '../support/test.ts';
import { type Allowed, watch } from '../support/watch.ts';

test('a page without problems passes', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an unknown path shows the 404 page with status 404', async ({ page, allow }) => {
  allow.errors.push(/404/);
  const response = await page.goto('/nulle-part');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
});

test('a message posted to the function arrives in the inbox, which can be emptied', async ({ request, baseURL, mailURL, inbox }) => {
  const message = { name: 'Anne Martin', email: 'anne@exemple.fr', message: 'Bonjour, un site vitrine.' };
  const headers = { 'Idempotency-Key': randomUUID(), Origin: String(baseURL) };
  expect((await request.post('/api/send-contact', { data: message, headers })).status()).toBe(200);
  expect(await inbox()).toMatchObject([{ ReplyTo: expect.stringContaining('anne@exemple.fr') }]);
  await openInbox(mailURL).clear();
  expect(await inbox()).toEqual([]);
});

test.describe('a problem in the browser:', () => {
  const troubles: [string, RegExp, (page: Page) => Promise<unknown>][] = [
    ['an error in the console', /broken/, (page) => page.evaluate(() => console.error('broken'))],
    ['an exception', /Error: broken/, (page) => page.evaluate(() => void setTimeout(() => Promise.reject(new Error('broken'))))],
    ['a violation of the CSP', /CSP style-src-attr/, (page) => page.evaluate(() => document.body.setAttribute('style', 'color: red'))],
    ['a file that is not there', /404/, (page) => page.evaluate(() => fetch('/nulle-part'))],
    [
      'a request to another origin',
      /request to https:\/\/www\.exemple\.example\//,
      (page) => page.goto('https://www.exemple.example/').catch(() => {}),
    ],
  ];
  for (const [name, pattern, make] of troubles) {
    test(`${name} is reported, unless it is allowed`, async ({ browser, baseURL }) => {
      const context = await browser.newContext();
      const allow: Allowed = { errors: [], origins: [] };
      const noticed = await watch(context, allow, String(baseURL));
      const page = await context.newPage();
      await page.goto(String(baseURL));
      expect(noticed()).toEqual([]);
      await make(page);
      await expect.poll(() => noticed().join('\n')).toMatch(pattern);
      allow.errors.push(/broken|CSP|404|style/);
      allow.origins.push('https://www.exemple.example');
      expect(noticed()).toEqual([]);
      await context.close();
    });
  }
});
