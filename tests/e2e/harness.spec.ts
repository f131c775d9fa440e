// What the other browser tests rely on: errors in the browser fail a test.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { type Allowed, watch } from '../support/watch.ts';

const TROUBLES: [RegExp, (page: Page) => Promise<unknown>][] = [
  [/console: broken/, (page) => page.evaluate(() => console.error('broken'))],
  [/Error: broken/, (page) => page.evaluate(() => void setTimeout(() => Promise.reject(new Error('broken'))))],
  [/CSP style-src-attr/, (page) => page.evaluate(() => document.body.setAttribute('style', 'color: red'))],
  [/404/, (page) => page.evaluate(() => fetch('/nulle-part'))],
  [/request to https:\/\/www\.exemple\.example\//, (page) => page.goto('https://www.exemple.example/').catch(() => {})],
];

test('errors, exceptions, violations of the CSP, missing files and foreign requests are reported, unless allowed', async ({
  context,
  page,
  baseURL,
  allow: own,
}) => {
  const allow: Allowed = { errors: [], origins: [] };
  const noticed = await watch(context, allow, String(baseURL));
  await page.goto(String(baseURL));
  expect(noticed()).toEqual([]);
  for (const [pattern, make] of TROUBLES) {
    await make(page);
    await expect.poll(() => noticed().join('\n')).toMatch(pattern);
  }
  allow.errors.push(/broken|CSP|404|style/);
  allow.origins.push('https://www.exemple.example');
  expect(noticed()).toEqual([]);
  own.errors.push(...allow.errors);
  own.origins.push(...allow.origins);
});
