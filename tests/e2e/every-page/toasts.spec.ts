import type { Page, Route } from '@playwright/test';
import { fill, submitButton } from '../../support/playwright/contact-form.ts';
import { CONSENTED, expect, test } from '../../support/playwright/fixtures.ts';
import { poseAsIphone, SAFARI } from '../../support/playwright/iphone.ts';
import { hold, open, setVisibility } from '../../support/playwright/page.ts';
import { QUEUED, SENT } from '../../support/site/verbatim.ts';

const MINUTE = 60_000;
const SENT_MS = 6_000;
const COPIED = 'Lien copié.';
/** As `QUEUED`, where the site has answered. */
const KEPT = QUEUED.replace('au retour du réseau', 'dès que possible');

test.use(CONSENTED);

const toasts = (page: Page) => page.locator('.toast');

/** Lets time pass only with `page.clock.runFor` from here on. */
async function stopTime(page: Page): Promise<void> {
  // Tries again if that time has already passed when the clock is stopped.
  await expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)).toPass();
}

async function staysFor(page: Page, text: string, duration: number): Promise<void> {
  await page.clock.runFor(duration - 10);
  await expect(toasts(page)).toHaveText(text);
  await page.clock.runFor(20);
  await expect(toasts(page)).toHaveCount(0);
}

async function send(page: Page): Promise<void> {
  await page.clock.install();
  await open(page, '/contact');
  await fill(page);
  await submitButton(page).click();
}

const answers: [what: string, text: string, duration: number, answer: (route: Route) => Promise<void>][] = [
  ['success', SENT, SENT_MS, (route) => route.continue()],
  ['a stored message', QUEUED, QUEUED.length * 90, (route) => route.abort()],
  // Nobody sees that it came back: it stays in the outbox.
  ['a failure', KEPT, KEPT.length * 90, (route) => route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' })],
];

for (const [what, text, duration, answer] of answers) {
  test(`a toast of ${what} waits in a hidden tab`, async ({ page, allow }) => {
    allow.errors.push(/ERR_FAILED/, /status of 503/, /Contact message not sent/);
    const { release } = await hold(page, '**/api/send-contact', answer);
    await send(page);
    await expect(toasts(page)).toHaveText('Envoi en cours...');
    await stopTime(page);
    await setVisibility(page, 'hidden');
    release();
    await expect(submitButton(page)).toBeEnabled();
    await page.clock.runFor(MINUTE);
    // The live region stays empty, too: what changes in a hidden tab is not announced.
    await expect(toasts(page)).toHaveCount(0);

    await setVisibility(page, 'visible');
    await staysFor(page, text, duration);
  });
}

test.describe('a toast’s time', () => {
  test.beforeEach(async ({ page }) => {
    await send(page);
    await expect(toasts(page)).toHaveText(SENT);
    await stopTime(page);
  });

  test('starts over when the pointer has left it', async ({ page }) => {
    await toasts(page).hover();
    await page.clock.runFor(MINUTE);
    await page.mouse.move(0, 0);
    await staysFor(page, SENT, SENT_MS);
  });

  test('starts over when its tab has come back', async ({ page }) => {
    await setVisibility(page, 'hidden');
    await page.clock.runFor(MINUTE);
    await setVisibility(page, 'visible');
    await staysFor(page, SENT, SENT_MS);
  });

  test('stands still until both are over', async ({ page }) => {
    await toasts(page).hover();
    await setVisibility(page, 'hidden');
    await page.clock.runFor(MINUTE);
    await setVisibility(page, 'visible');
    await page.clock.runFor(MINUTE);
    await setVisibility(page, 'hidden');
    await page.mouse.move(0, 0);
    await page.clock.runFor(MINUTE);
    await setVisibility(page, 'visible');
    await staysFor(page, SENT, SENT_MS);
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  const share = (page: Page) => page.getByRole('button', { name: 'Partager cet article' });
  const close = (page: Page) => toasts(page).getByRole('button', { name: 'Fermer' });

  test.beforeEach(async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await poseAsIphone(page, SAFARI);
    await open(page, '/blog/cles-site-ecommerce-performant');
    await page.locator('.article-body > :last-child').scrollIntoViewIfNeeded();
    await expect(close(page)).toBeVisible();
    await stopTime(page);
    await share(page).tap();
  });

  test('a tap on a toast does not hold it', async ({ page }) => {
    const copied = page.getByText(COPIED);
    await copied.evaluate((toast) => toast.addEventListener('click', () => toast.setAttribute('data-clicked', '')));
    await copied.tap();
    await expect(copied).toHaveAttribute('data-clicked');
    await page.clock.runFor(SENT_MS);
    await expect(copied).toBeHidden();
  });

  test('what is focused is clear of one that stays', async ({ page }) => {
    const link = page.locator('.site-footer a').last();
    await link.focus();
    const top = await page.locator('.toast:has(button)').evaluate((toast) => toast.getBoundingClientRect().top);
    expect(await link.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(top);
  });

  test('a tap that closes one does not hold another', async ({ page }) => {
    await expect(page.getByText(COPIED)).toBeVisible();
    await close(page).tap();
    await staysFor(page, COPIED, SENT_MS);
  });
});
