import type { Page } from '@playwright/test';
import { ALL, banner, dialog, ESSENTIAL, NOTHING, stored } from '../support/cookie-choice.ts';
import { open } from '../support/page.ts';
import { expect, NO_WORKER, test } from '../support/test.ts';

test.use(NO_WORKER);

/** React never starts: the requests for its scripts hang. */
const holdScripts = (page: Page) => page.route('**/assets/*.js', () => {});

const CHOICES = [
  { button: 'Tout accepter', inDialog: false, expected: ALL },
  { button: 'Refuser', inDialog: false, expected: ESSENTIAL },
  { button: 'Activer', inDialog: true, expected: ALL },
  { button: 'Accepter tout', inDialog: true, expected: ALL },
  { button: 'Refuser tout', inDialog: true, expected: ESSENTIAL },
];

type Choice = (typeof CHOICES)[number];

async function make(page: Page, { button, inDialog, expected }: Choice): Promise<void> {
  await expect(banner(page)).toBeInViewport();
  expect(await stored(page)).toEqual(NOTHING);
  if (inDialog) await banner(page).getByRole('button', { name: 'Paramétrer' }).click();
  await (inDialog ? dialog(page) : banner(page)).getByRole('button', { name: button, exact: true }).click();
  await expect(banner(page)).toBeHidden();
  await expect(dialog(page)).toBeHidden();
  expect(await stored(page)).toEqual(expected);
}

for (const choice of CHOICES) {
  test(`'${choice.button}' stores its choice, and the banner does not come back`, async ({ page }) => {
    await open(page, '/');
    await make(page, choice);
    await open(page, '/about');
    await expect(banner(page)).toHaveCount(0);
    expect(await stored(page)).toEqual(choice.expected);
  });

  test(`'${choice.button}' counts before React runs, even if it never does`, async ({ page }) => {
    await holdScripts(page);
    await page.goto('/');
    await make(page, choice);
  });
}

test('the banner is part of the served page, and a choice made before React runs counts', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await banner(page).getByRole('button', { name: 'Refuser' }).click();
  await expect(banner(page)).toHaveCount(0);
  expect(await stored(page)).toEqual(ESSENTIAL);
});

for (const [kept, isAsked] of [
  ['all', false],
  ['essential', false],
  ['"all"', true],
  ['', true],
] as const)
  test(`a visitor with the stored value '${kept}' is ${isAsked ? '' : 'never '}asked, from the first paint on`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('cookie-consent', value), kept);
    await holdScripts(page);
    await page.goto('/');
    await expect(page.locator('.cookie-banner')).toHaveCount(1);
    await expect(banner(page)).toBeVisible({ visible: isAsked });
  });

test('clicking a field makes no choice, whatever the field contains', async ({ page }) => {
  await page.goto('/blog');
  for (const value of ['all', 'essential']) {
    const field = page.getByLabel('Votre adresse e-mail');
    await field.fill(value);
    await field.click();
    expect(await stored(page)).toEqual(NOTHING);
  }
});

test('the banner is shown when storage is refused', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The storage is refused', 'SecurityError');
      },
    }),
  );
  await holdScripts(page);
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('nobody is asked, since nothing is loaded from third parties', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.cookie-banner')).toBeHidden();
  });
});

test('a choice made in one tab closes the banner in the others', async ({ page, context }) => {
  await open(page, '/');
  const other = await context.newPage();
  await open(other, '/about');
  await banner(other).getByRole('button', { name: 'Refuser' }).click();
  await expect(banner(page)).toHaveCount(0);
});
