import type { Page } from '@playwright/test';
import { banner, dialog, stored } from '../../support/playwright/cookie-choice.ts';
import { expect, NO_WORKER, test } from '../../support/playwright/fixtures.ts';
import { hold, holdScripts, hydrate, open } from '../../support/playwright/page.ts';
import { refuseApis } from '../../support/playwright/refuse-apis.ts';
import { ALL, ESSENTIAL, NOTHING } from '../../support/site/stored-cookie-choice.ts';

test.use(NO_WORKER);

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

test('the choice is asked for though a font never comes', async ({ page }) => {
  await page.route('**/*.woff2', () => {});
  await page.clock.install();
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(banner(page)).toBeHidden();
  await page.clock.fastForward(8_000);
  await expect(banner(page)).toBeVisible();
});

for (const choice of CHOICES) {
  test(`'${choice.button}' counts before React runs`, async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto('/');
    await make(page, choice);
    scripts.release();
    await hydrate(page);
    await expect(banner(page)).toHaveCount(0);
  });

  test(`'${choice.button}' counts once React runs`, async ({ page }) => {
    await open(page, '/');
    await make(page, choice);
    await open(page, '/about');
    await expect(banner(page)).toHaveCount(0);
    expect(await stored(page)).toEqual(choice.expected);
  });
}

test('the choice is asked for again once another tab has cleared it', async ({ page, context }) => {
  await open(page, '/');
  await banner(page).getByRole('button', { name: 'Refuser' }).click();
  await expect(banner(page)).toHaveCount(0);
  const otherTab = await context.newPage();
  await otherTab.goto('/about');
  await otherTab.evaluate(() => localStorage.clear());
  await expect(banner(page)).toBeVisible();
});

const refusals: [what: string, refuse: (page: Page) => Promise<unknown>][] = [
  ['refused', (page) => page.addInitScript(refuseApis, { apis: ['localStorage'], refusal: 'throws on use' } as const)],
  [
    'full',
    (page) =>
      page.addInitScript(() => {
        const full = () => {
          throw new DOMException('Full', 'QuotaExceededError');
        };
        Object.defineProperty(window, 'localStorage', { value: new Proxy({} as Record<string, string>, { set: full }) });
      }),
  ],
];

for (const [what, refuse] of refusals)
  test(`where storage is ${what}, a choice made before load holds`, async ({ page }) => {
    await refuse(page);
    await holdScripts(page);
    const picture = await hold(page, '**/images/hero/website-luthier-product.svg');
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Gérer les cookies' }).click();
    await dialog(page).getByRole('button', { name: 'Refuser tout' }).click();
    const loaded = page.waitForEvent('load');
    picture.release();
    await loaded;
    await expect(banner(page)).toBeHidden();
  });

test.describe('from the first paint on', () => {
  // React never starts.
  test.beforeEach(({ page }) => holdScripts(page));

  for (const [kept, does] of [
    ['all', 'hides'],
    ['essential', 'hides'],
    ['"all"', 'leaves'],
    ['', 'leaves'],
  ] as const)
    test(`a stored ‘${kept}’ ${does} the banner`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('cookie-consent', value), kept);
      await page.goto('/');
      await expect(page.locator('.choice-banner')).toHaveCount(1);
      await expect(banner(page)).toBeVisible({ visible: does === 'leaves' });
    });

  test('a browser that refuses storage leaves the banner', async ({ page }) => {
    await page.addInitScript(refuseApis, { apis: ['localStorage'] as const, refusal: 'throws on access' as const });
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
  });
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

test('refusing is as easy as accepting at any width', async ({ page }) => {
  await open(page, '/cgv');
  const look = (name: string) =>
    banner(page)
      .getByRole('button', { name, exact: true })
      .evaluate((button) => {
        const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button);
        const { top, width, height } = button.getBoundingClientRect();
        return { backgroundColor, color, fontSize, fontWeight, top, width: Math.round(width), height };
      });
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(banner(page).getByRole('button')).toHaveText(['Refuser', 'Tout accepter', 'Paramétrer']);
    expect(await look('Refuser'), `${width} px`).toEqual(await look('Tout accepter'));
  }
});

test('the banner stays at the bottom of the last screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/cgv');
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const box = await banner(page).boundingBox();
  // A page may end at a fraction of a pixel.
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(800, 0);
});

test('an extension’s button with another value is no choice', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    const button = Object.assign(document.createElement('button'), { value: 'fr', type: 'button' });
    document.querySelector('main')?.append(button);
    button.click();
  });
  expect(await stored(page)).toEqual(NOTHING);
  await expect(banner(page)).toBeVisible();
});
