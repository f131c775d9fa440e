// What the other browser tests rely on: errors in the browser fail a test.
import { expect, test } from '../support/test.ts';
import { type Allowed, watch } from '../support/watch.ts';

test('trouble in the browser is reported, unless allowed', async ({ context, page, baseURL, allow: own }) => {
  const allow: Allowed = { errors: [], origins: [] };
  const noticed = await watch(context, allow, String(baseURL));
  await page.goto('/');
  expect(noticed()).toEqual([]);
  await page.evaluate(() => {
    console.error('a log');
    setTimeout(() => Promise.reject(new Error('an exception')));
    document.body.setAttribute('style', 'color: red');
    fetch('/nulle-part');
  });
  const isReported = (pattern: RegExp) => expect.poll(() => noticed().join('\n')).toMatch(pattern);
  for (const trouble of [/console: a log/, /Error: an exception/, /CSP style-src-attr/, /404/]) await isReported(trouble);
  await page.goto('https://www.exemple.example/').catch(() => {});
  await isReported(/request to https:\/\/www\.exemple\.example\//);
  allow.errors.push(/a log|an exception|CSP|404|style/);
  allow.origins.push('https://www.exemple.example');
  expect(noticed()).toEqual([]);
  own.errors.push(...allow.errors);
  own.origins.push(...allow.origins);
});
