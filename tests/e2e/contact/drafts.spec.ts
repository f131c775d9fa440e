import type { Page } from '@playwright/test';
import { control, fill, storedDraft, submitButton, VALUES, values } from '../../support/playwright/contact-form.ts';
import { CONSENTED, expect, test } from '../../support/playwright/fixtures.ts';
import { collectShifts, expectNoShift } from '../../support/playwright/layout-shift.ts';
import { open, untilPainted } from '../../support/playwright/page.ts';

const EMPTY = ['', '', '', ''];

test.use(CONSENTED);

test.beforeEach(({ page }) => open(page, '/contact'));

/** Writes a draft, and waits until it is back after a reload. */
async function reloadDraft(page: Page): Promise<void> {
  await fill(page);
  await expect.poll(() => storedDraft(page)).toContain(JSON.stringify(VALUES.Message));
  await page.reload();
  await expect.poll(() => values(page)).toEqual(Object.values(VALUES));
}

test('a draft that came back can be erased and restored', async ({ page }) => {
  await reloadDraft(page);
  await page.getByRole('button', { name: 'Effacer le brouillon' }).click();
  await expect.poll(() => values(page)).toEqual(EMPTY);
  await page.getByRole('button', { name: 'Rétablir le brouillon' }).click();
  expect(await values(page)).toEqual(Object.values(VALUES));
});

test('an empty form has no button that erases', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Effacer le brouillon' });
  await expect(button).toBeHidden();
  await control(page, 'Nom').fill('Jeanne');
  await expect(button).toBeVisible();
  await control(page, 'Nom').fill('');
  await expect(button).toBeHidden();
});

for (const [width, height] of [
  [320, 640],
  [1440, 900],
] as const)
  test(`${width} × ${height}: a restored draft says so and moves nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(collectShifts);
    await reloadDraft(page);
    const word = page.getByText(/^Votre texte du .* est revenu\.$/);
    // Wherever the page was scrolled to.
    await expect(word).toBeInViewport({ ratio: 1 });
    await untilPainted(page);
    await expectNoShift(page, 'a draft that came back');
    await control(page, 'Nom').press('End');
    await page.keyboard.type('e');
    await expect(word).toBeHidden();
  });

test('an erased draft does not come back after a reload', async ({ page }) => {
  await reloadDraft(page);
  await page.getByRole('button', { name: 'Effacer le brouillon' }).click();
  await expect.poll(() => storedDraft(page)).not.toContain(JSON.stringify(VALUES.Message));
  await page.reload();
  await expect(page.getByRole('form')).toHaveAttribute('novalidate');
  await expect.poll(() => values(page)).toEqual(EMPTY);
});

for (const [when, leave] of [
  ['after a reload', (page: Page) => page.reload()],
  ['after another page', (page: Page) => page.goto('/about').then(() => open(page, '/contact'))],
] as const)
  test(`a draft left in the middle of a word comes back ${when}`, async ({ page }) => {
    await page.getByRole('textbox', { name: /^Message/ }).pressSequentially('Bonjour, je vous éc');
    await leave(page);
    await expect.poll(() => values(page)).toContain('Bonjour, je vous éc');
    await expect.poll(() => storedDraft(page)).toContain('"Bonjour, je vous éc"');
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
  });

test('text typed without a pause is saved anyway', async ({ page }) => {
  await page.clock.install();
  const message = page.getByRole('textbox', { name: /^Message/ });
  for (const letter of 'Bonjour') {
    await message.press(letter);
    await page.clock.runFor(150);
  }
  await expect.poll(() => storedDraft(page)).toContain('"Bonj');
});

test('a draft that one tab sends leaves the form of another', async ({ page, context, inbox }) => {
  await reloadDraft(page);
  const other = await context.newPage();
  await open(other, '/contact');
  await expect.poll(() => values(other)).toEqual(Object.values(VALUES));
  await submitButton(page).click();
  await expect.poll(() => values(page)).toEqual(EMPTY);
  await expect.poll(() => values(other)).toEqual(EMPTY);
  await expect(other.getByRole('button', { name: 'Rétablir le brouillon' })).toHaveCount(0);
  expect(await inbox()).toHaveLength(1);
});

test('a send erases nothing that another tab has gone on writing', async ({ page, context, inbox }) => {
  const other = await context.newPage();
  await open(other, '/contact');
  await fill(page);
  const text = 'Un tout autre texte, dans un autre onglet.';
  await fill(other, { Message: text });
  await expect.poll(() => storedDraft(page)).toContain(text);
  await submitButton(page).click();
  await expect.poll(() => values(page)).toEqual(EMPTY);
  await expect.poll(async () => (await inbox()).length).toBe(1);
  await expect.poll(() => storedDraft(page)).toContain(text);
  await other.reload();
  await expect(other.getByRole('textbox', { name: /^Message/ })).toHaveValue(text);
});
