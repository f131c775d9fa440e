import type { Page } from '@playwright/test';
import { submitButton } from '../support/contact-form.ts';
import { expect, openForm, said, send, TEXT, test } from '../support/faults-test.ts';
import { choose, hydrate } from '../support/page.ts';
import { after, failing, portal, resetAfterBody } from '../support/post-handlers.ts';
import { SENT } from '../support/verbatim.ts';

// Without the worker, which would send as well, so that posts can be counted.
test.use({ serviceWorkers: 'block' });
test.beforeEach(({ context }) => choose(context, 'essential'));

test('fault 13: when the socket is reset after the body, the browser posts again; one mail', async ({ page, gateway, inbox }) => {
  gateway.next(resetAfterBody);
  await openForm(page);
  await send(page);
  await expect(said(page, SENT)).toBeVisible();
  const [first, second] = gateway.ids();
  expect([gateway.posts.length, second]).toEqual([2, first]);
  expect(await inbox()).toHaveLength(1);
});

/** A fragment adds a history entry, and a shared text is removed from the URL: the page must still recognise the message. */
const COMEBACKS = [
  { what: 'sent again while the first is under way', outcome: 'under way' },
  { what: 'sent again once the first is through', outcome: 'through' },
  {
    what: 'left by a fragment',
    outcome: 'under way',
    // On a busy device, the page is left before the browser has told of the fragment.
    before: (page: Page) => page.addInitScript(() => addEventListener('hashchange', (event) => event.stopImmediatePropagation())),
    after: (page: Page) => page.getByRole('link', { name: 'Aller au contenu' }).press('Enter'),
  },
  { what: 'shared by another app', outcome: 'under way', path: `/contact?text=${encodeURIComponent(TEXT)}` },
] as const;

for (const comeback of COMEBACKS) {
  const { what, outcome, path, before, after: meanwhile } = { path: undefined, before: undefined, after: undefined, ...comeback };
  test(`fault 06: a message left while sending and reopened with Back is mailed once: ${what}`, async ({ page, gateway, inbox }) => {
    const gate = Promise.withResolvers<void>();
    gateway.next(after(gate.promise), after(gate.promise));
    await before?.(page);
    await openForm(page, path);
    const posted = gateway.nextPost();
    await send(page);
    await posted;
    await meanwhile?.(page);
    await page.goto('/blog');
    if (outcome === 'through') gate.resolve();
    await page.goBack();
    await hydrate(page);
    if (outcome === 'under way') {
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(TEXT);
      await submitButton(page).click();
    }
    gate.resolve();
    await expect(said(page, SENT)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    expect(new Set(gateway.ids()).size).toBe(1);
    expect(await inbox()).toHaveLength(1);
  });
}

test('fault 20: after a 429, nothing is sent for as long as Retry-After says', async ({ page, gateway, inbox }) => {
  gateway.next(portal, failing(429, { 'Retry-After': '3' }));
  await openForm(page);
  await send(page);
  await expect.poll(() => gateway.posts.length).toBe(2);
  // As when the browser notices a network, which makes any page of the site check the queue.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(said(page, SENT)).toBeVisible();
  const [, refused, sent, ...others] = gateway.posts;
  expect((sent?.at ?? 0) - (refused?.at ?? 0)).toBeGreaterThanOrEqual(3_000);
  expect(others).toEqual([]);
  expect(await inbox()).toHaveLength(1);
});
