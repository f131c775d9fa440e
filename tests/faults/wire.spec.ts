import type { Browser, Page } from '@playwright/test';
import { ENDPOINT, SUBMITTED_AT_HEADER } from '../../src/message/protocol.ts';
import { control, fill, fillHidden, LEASE_END, submitButton } from '../support/playwright/contact-form.ts';
import { expect, said, send, TEXT, test } from '../support/playwright/faults-fixtures.ts';
import { choose, holdScripts, hydrate, open } from '../support/playwright/page.ts';
import { after, failing, portal, resetAfterBody } from '../support/playwright/post-handlers.ts';
import { FAILED, QUEUED, SENT } from '../support/site/verbatim.ts';

// Blocks the worker, which would send as well, so that posts can be counted.
test.use({ serviceWorkers: 'block' });
test.beforeEach(({ context }) => choose(context, 'essential'));

test('fault 13: a reset after the body makes two posts, one mail', async ({ page, gateway, inbox }) => {
  gateway.next(resetAfterBody);
  await open(page, '/contact');
  await send(page);
  await expect(said(page, SENT)).toBeVisible();
  const [first, second] = gateway.ids();
  expect({ postCount: gateway.posts.length, second }).toEqual({ postCount: 2, second: first });
  expect(await inbox()).toHaveLength(1);
});

for (const outcome of ['under way', 'through'])
  test(`fault 06: left while sending, reopened with Back, one mail: ${outcome}`, async ({ page, gateway, inbox }) => {
    const gate = Promise.withResolvers<void>();
    gateway.next(after(gate.promise));
    await open(page, '/contact');
    const posted = gateway.nextPost();
    await send(page);
    const { id } = await posted;
    await page.goto('/blog');
    if (outcome === 'through') gate.resolve();
    await page.goBack();
    await hydrate(page);
    await expect(control(page, 'Message')).toHaveValue(TEXT);
    await submitButton(page).click();
    gate.resolve();
    await expect(said(page, SENT)).toBeVisible(LEASE_END);
    await expect(control(page, 'Message')).toHaveValue('');
    expect(new Set(gateway.ids())).toEqual(new Set([id]));
    expect(await inbox()).toHaveLength(1);
  });

test('fault 20: after a 429, nothing is sent until Retry-After', async ({ page, gateway, inbox }) => {
  gateway.next(portal, failing(429, { 'Retry-After': '3' }));
  await open(page, '/contact');
  await send(page);
  await expect.poll(() => gateway.posts.length).toBe(2);
  // Acts as a browser that notices a network, which makes any page of the site check the queue.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(said(page, SENT)).toBeVisible();
  const [, refused, sent, ...others] = gateway.posts;
  expect((sent?.at ?? 0) - (refused?.at ?? 0)).toBeGreaterThanOrEqual(3_000);
  expect(others).toEqual([]);
  expect(await inbox()).toHaveLength(1);
});

test('fault 11: a double click sends one message', async ({ page, gateway, inbox }) => {
  await open(page, '/contact');
  await fill(page, { Message: TEXT });
  await submitButton(page).dblclick();
  await expect(said(page, SENT)).toBeVisible();
  expect(gateway.posts).toHaveLength(1);
  expect(await inbox()).toHaveLength(1);
});

test('fault 11: a double click before React runs sends one message', async ({ page, gateway, inbox }) => {
  await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await fill(page);
  await submitButton(page).dblclick();
  await page.waitForURL('**/contact/merci');
  expect(new Set(gateway.ids()).size).toBe(1);
  expect(await inbox()).toHaveLength(1);
});

/** Posts the message in a browser without JavaScript. */
async function postNatively(browser: Browser, url: string, prepare: (page: Page) => Promise<void> = async () => {}): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${url}/contact`);
  await fill(page, { Message: TEXT });
  await prepare(page);
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/contact\/merci$/);
  await context.close();
}

/** Ways in which the same text can reach the site twice. */
const REPEATS: Record<string, (page: Page, browser: Browser, url: string) => Promise<void>> = {
  'in two tabs': async (page) => {
    const other = await page.context().newPage();
    await open(other, '/contact');
    await send(other);
    await expect(said(other, SENT)).toBeVisible();
  },
  'after Back': async (page) => {
    await page.goto('/blog');
    await page.goBack();
    await hydrate(page);
    await send(page);
    await expect(said(page, SENT)).toBeVisible();
  },
  'without JavaScript': (_page, browser, url) => postNatively(browser, url),
};
for (const [how, repeat] of Object.entries(REPEATS))
  test(`fault 12: the same text again, ${how}, is one message`, async ({ page, browser, gateway, inbox }) => {
    await open(page, '/contact');
    await send(page);
    await expect(said(page, SENT)).toBeVisible();
    await repeat(page, browser, gateway.url);
    expect(gateway.posts).toHaveLength(2);
    expect(new Set(gateway.ids()).size).toBe(1);
    expect(await inbox()).toHaveLength(1);
  });

test('fault 12: an edit that is taken back is the same message', async ({ page, gateway, inbox }) => {
  gateway.next(async ({ response, forward }) => {
    await forward();
    response.writeHead(503).end();
  });
  await open(page, '/contact');
  await send(page);
  await expect(page.getByRole('alert').getByText(FAILED)).toBeVisible();
  await control(page, 'Message').fill('Bonjour, tout autre chose.');
  await control(page, 'Message').fill(TEXT);
  await submitButton(page).click();
  await expect(said(page, SENT)).toBeVisible();
  expect(gateway.posts).toHaveLength(2);
  expect(new Set(gateway.ids()).size).toBe(1);
  expect(await inbox()).toHaveLength(1);
});

/** Runs in the page: Playwright does nothing in a document that is being left. */
function submitOnceHydrated(): void {
  new MutationObserver((_, observer) => {
    const [form] = document.forms;
    if (!form?.noValidate) return;
    observer.disconnect();
    form.requestSubmit();
  }).observe(document, { attributeFilter: ['novalidate'], subtree: true });
}

test('fault 12: a native post and React’s are one message', async ({ page, gateway, inbox }) => {
  const gate = Promise.withResolvers<void>();
  gateway.next(after(gate.promise), after(gate.promise));
  const scripts = await holdScripts(page);
  await page.addInitScript(submitOnceHydrated);
  await page.goto('/contact', { waitUntil: 'commit' });
  await fill(page);
  const native = gateway.nextPost();
  await submitButton(page).click({ noWaitAfter: true });
  await native;
  const second = gateway.nextPost();
  scripts.release();
  await second;
  gate.resolve();
  await page.waitForURL('**/contact/merci');
  const [id] = gateway.ids();
  expect(gateway.ids()).toEqual([id, id]);
  expect(gateway.posts.map(({ body }) => body.startsWith('{'))).toEqual([false, true]);
  await expect.poll(async () => (await inbox()).length).toBe(1);
});

test('fault 12: another text is another message', async ({ page, gateway, inbox }) => {
  await open(page, '/contact');
  for (const text of [TEXT, `${TEXT} Et la boutique.`]) {
    await send(page, text);
    await expect(control(page, 'Message')).toHaveValue('');
  }
  expect(new Set(gateway.ids()).size).toBe(2);
  expect(await inbox()).toHaveLength(2);
});

test('fault 17: a proxy without our header, another day, one mail', async ({ page, inbox }) => {
  await page.clock.setFixedTime(Date.now() - 86_400_000);
  await page.route(`**${ENDPOINT}`, async (route) => {
    const { [SUBMITTED_AT_HEADER.toLowerCase()]: _, ...headers } = await route.request().allHeaders();
    await route.continue({ headers });
  });
  await open(page, '/contact');
  await send(page);
  await expect(said(page, SENT)).toBeVisible();
  expect(await inbox()).toHaveLength(1);
});

/** The mails of a message whose hidden field a password manager has filled: the message is marked, and mailed all the same. */
const MARKED = [expect.objectContaining({ Subject: expect.stringContaining('[Indésirable\u00a0?]') })];

test('fault 22: a helper fills the hidden field; mailed once, marked', async ({ page, inbox }) => {
  await open(page, '/contact');
  await fillHidden(page);
  await send(page);
  await expect(said(page, SENT)).toBeVisible();
  expect(await inbox()).toEqual(MARKED);
});

test('fault 22: offline, it is queued, and mailed once, marked', async ({ page, context, inbox }) => {
  await open(page, '/contact');
  await fillHidden(page);
  await context.setOffline(true);
  await send(page);
  await expect(said(page, QUEUED)).toBeVisible();
  await expect(page.getByText('Ce navigateur refuse de garder votre message')).toHaveCount(0);
  await context.setOffline(false);
  await expect(said(page, SENT)).toBeVisible();
  expect(await inbox()).toEqual(MARKED);
});

test('fault 22: without JavaScript, it is mailed once, marked', async ({ browser, gateway, inbox }) => {
  await postNatively(browser, gateway.url, fillHidden);
  expect(await inbox()).toEqual(MARKED);
});
