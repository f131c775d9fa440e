// « Écrivez votre enseigne »: the visitor's own name on the hero's drawings.
import sharp from 'sharp';
import { DESKTOP, PHONE } from '../../support/playwright/axe.ts';
import { expect, NO_WORKER, test } from '../../support/playwright/fixtures.ts';
import { collectShifts, expectNoShift } from '../../support/playwright/layout-shift.ts';
import { choose, holdScripts, open, untilHydrated } from '../../support/playwright/page.ts';
import { field, signs } from '../../support/playwright/shop-sign.ts';

test.use(NO_WORKER);
test.beforeEach(({ context }) => choose(context, 'essential'));

for (const variant of ['Site vitrine', 'Application', 'E-commerce'])
  test(`the name is on both layers of ${variant}`, async ({ page }) => {
    await open(page, '/');
    await page.getByRole('radio', { name: variant }).check();
    await field(page).fill('La Pivoine');
    await expect(signs(page, 'sketch')).toHaveText(['LA PIVOINE', 'LA PIVOINE']);
    await expect(signs(page, 'product')).toHaveText(['La Pivoine', 'La Pivoine']);
    await field(page).fill('');
    await expect(signs(page, 'product')).toHaveCount(0);
  });

test('the cut goes through letters that lie upon each other', async ({ page }) => {
  await open(page, '/');
  await field(page).fill('La Pivoine');
  const placesOf = (layer: 'sketch' | 'product') =>
    signs(page, layer).evaluateAll((texts) => texts.map((text) => (text as SVGTextElement).getStartPositionOfChar(9).x));
  expect(await placesOf('product')).toEqual(await placesOf('sketch'));
});

for (const name of ['W'.repeat(40), 'Boulangerie de la Halle', 'مخبز الزاوية القديمة', '🌸🌷🌹🥖🪑🏺🎸💐🌻🪴🌼🪻', '<b>Chez Léa</b>&amp;'])
  test(`${name} stays on its sign, as text`, async ({ page }) => {
    await open(page, '/');
    await field(page).fill(name);
    await expect(signs(page, 'product').first()).toHaveText(name);
    const room = await page.locator('.hero-layer [data-variant="website"] > g').evaluateAll((all) =>
      all.map((sign) => {
        const lines = [...sign.querySelectorAll('tspan')].map((line) => line.getComputedTextLength());
        return (sign.querySelector('rect')?.width.baseVal.value ?? 0) - Math.max(...lines);
      }),
    );
    expect(Math.min(...room)).toBeGreaterThan(0);
  });

test('an emoji on the sketch has no colours', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page, '/');
  await field(page).fill('Chez 🌸 Lou');
  await page.getByRole('slider', { name: /^De l’ébauche/ }).fill('100');
  const { data, info } = await sharp(await signs(page, 'sketch').first().screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const chromaAt = (_: unknown, index: number) => {
    const rgb = data.subarray(index * info.channels).subarray(0, 3);
    return Math.max(...rgb) - Math.min(...rgb);
  };
  // Outlined letters may be a little yellow, as paper is.
  expect(Math.max(...Array.from({ length: info.width * info.height }, chromaAt))).toBeLessThan(20);
});

test('a sign is as wide as its name', async ({ page }) => {
  await open(page, '/');
  for (const name of ['Mo', 'La Pivoine']) {
    await field(page).fill(name);
    const [sign, letters] = await signs(page, 'product')
      .first()
      .evaluate((text) => [text.previousElementSibling, text].map((element) => element?.getBoundingClientRect().width ?? 0));
    expect(Number(sign) / Number(letters)).toBeLessThan(1.7);
  }
});

test('a sign is written', async ({ page }) => {
  await open(page, '/');
  const written = page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener('transitionrun', ({ target, propertyName }) => {
          if (target instanceof SVGGElement) resolve(propertyName);
        }),
      ),
  );
  await field(page).pressSequentially('A');
  expect(await written).toBe('clip-path');
});

test('a word too long for one sign is cut there', async ({ page }) => {
  await open(page, '/');
  const name = 'Anticonstitutionnellement';
  await field(page).fill(name);
  await expect(signs(page, 'product')).toHaveText([name, /^Anticonst\w+…$/]);
});

test('a word that stands twice leaves nothing behind', async ({ page }) => {
  await open(page, '/');
  await field(page).fill('Boulangerie Boulangerie');
  await expect(signs(page, 'product').nth(1).locator('tspan')).toHaveCount(2);
  await field(page).fill('XBoulangerie Boulangerie');
  await expect(signs(page, 'product')).toHaveText(['XBoulangerie Boulangerie', 'XBoulangerie Boulangerie']);
});

test('a long name has two lines on the small sign', async ({ page }) => {
  await open(page, '/');
  await field(page).fill('Boulangerie de la Halle');
  await expect(signs(page, 'product')).toHaveText(['Boulangerie de la Halle', 'Boulangerie de la Halle']);
  await expect(signs(page, 'product').nth(1).locator('tspan')).toHaveText(['Boulangerie', 'de la Halle']);
});

test('a longer name has three lines on the bag', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('radio', { name: 'E-commerce' }).check();
  await field(page).fill('Boulangerie des Trois Marronniers');
  await expect(signs(page, 'product').nth(1).locator('tspan')).toHaveText(['Boulangerie', 'des Trois', 'Marronniers']);
});

test('a longer name has two lines on the card', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('radio', { name: 'Application' }).check();
  await field(page).fill('Boulangerie des Trois Marronniers');
  await expect(signs(page, 'product').nth(1).locator('tspan')).toHaveText(['Boulangerie des', 'Trois Marronniers']);
});

test('a name too long for one large line has two, in full', async ({ page }) => {
  await open(page, '/');
  await field(page).pressSequentially('Boulangerie-pâtisserie des Trois Fontaines');
  await expect(signs(page, 'product').first().locator('tspan')).toHaveText(['Boulangerie-pâtisserie', 'des Trois Fontaines']);
});

test('a name typed before React runs is drawn', async ({ page }) => {
  const { release } = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await field(page).fill('La Pivoine');
  release();
  await untilHydrated(page);
  await expect(signs(page, 'product')).toHaveText(['La Pivoine', 'La Pivoine']);
});

test('the name stands once on each layer after choosing a variant', async ({ page }) => {
  await open(page, '/');
  await field(page).fill('Atelier Morel');
  await expect(signs(page, 'product').first()).toBeVisible();
  const names = await page.getByRole('radio', { name: 'Application' }).evaluate((radio: HTMLInputElement) => {
    // As a pointer does: the focus comes before the choice.
    radio.focus();
    document.body.getBoundingClientRect();
    radio.click();
    const all = [...document.querySelectorAll<SVGGElement>('g[data-variant]')];
    return all.flatMap((name) => (getComputedStyle(name).display === 'none' ? [] : name.dataset.variant));
  });
  expect(names).toEqual(['webapp', 'webapp']);
});

for (const height of [640, 844])
  test(`on a phone ${height} px high, field and drawing stand above the keyboard`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height });
    await open(page, '/');
    await field(page).focus();
    const edges = () =>
      page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        return [box('.hero-scene')?.bottom ?? 0, box('.shop-sign-label')?.top ?? 0, box('.shop-sign-input')?.bottom ?? 0];
      });
    const [drawing = 0, label = 0, input = 0] = await edges();
    expect(label).toBeGreaterThanOrEqual(drawing);
    // A keyboard takes some 300 px.
    expect(input).toBeLessThan(Math.max(height - 300, 370));
  });

for (const { width, height, last } of [
  { width: 390, height: 844, last: '.trades' },
  { width: 360, height: 740, last: '.shop-sign-input' },
])
  test(`a first screen of ${width}×${height} has the hero down to ${last}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/');
    await expect(page.locator(last)).toBeInViewport({ ratio: 1 });
  });

test('a trade pressed away from the drawing is chosen', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/');
  await field(page).fill('La Pivoine');
  await page.evaluate(() => scrollBy({ top: 60, behavior: 'instant' }));
  await page.getByText('Potier', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Potier' })).toBeChecked();
});

test('a screen reader hears once what the drawing shows', async ({ page }) => {
  await open(page, '/');
  await field(page).pressSequentially('La Pivoine');
  await expect(page.getByRole('status').filter({ hasText: 'enseigne' })).toHaveText(/«.La Pivoine.»\.$/);
});

for (const [screen, size] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
  test(`on a ${screen}, a name shifts no layout`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.addInitScript(collectShifts);
    await open(page, '/');
    const below = page.getByRole('region', { name: 'Ce que nous réalisons' });
    const top = () => below.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const before = await top();
    await field(page).fill('La Pivoine');
    await expect(signs(page, 'product')).not.toHaveCount(0);
    expect(await top()).toBe(before);
    await expectNoShift(page, 'a name');
  });

for (const [screen, size] of Object.entries({
  phone: PHONE,
  'phone that lies': { width: 740, height: 360 },
  tablet: { width: 768, height: 1024 },
}))
  test(`on a ${screen}, nothing covers the field in use`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, '/');
    await field(page).click();
    await page.keyboard.type('La Pivoine');
    const isOnTop = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === element;
    };
    await expect.poll(() => field(page).evaluate(isOnTop)).toBe(true);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no field for a name', async ({ page }) => {
    await page.goto('/');
    await expect(field(page)).toBeHidden();
    await expect(page.getByRole('radio', { name: 'Fleuriste' })).toBeHidden();
  });
});
