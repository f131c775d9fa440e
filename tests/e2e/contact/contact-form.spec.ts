import type { Locator, Page } from '@playwright/test';
import { expectNoViolationAtBothSizes, STILL } from '../../support/playwright/axe.ts';
import { control, fill, type Label, submitButton, VALUES } from '../../support/playwright/contact-form.ts';
import { CONSENTED, expect, test } from '../../support/playwright/fixtures.ts';
import { open } from '../../support/playwright/page.ts';
import { SENT } from '../../support/site/verbatim.ts';

test.use({ ...STILL, ...CONSENTED });

const NAME = 'Le nom doit contenir au moins 2 caractères';
const EMAIL = 'Email invalide';
const MESSAGE = 'Le message doit contenir au moins 10 caractères';

test.beforeEach(({ page }) => open(page, '/contact'));

const errors = (page: Page) => page.getByRole('form').locator('.field-error');

async function leaveWith(field: Locator, value: string): Promise<void> {
  await field.fill(value);
  await field.blur();
}

const RULES: { label: Label; refused: [string, ...string[]]; accepted: string[]; message: string }[] = [
  { label: 'Nom', refused: ['J', '', '\u200b\u200b'], accepted: ['Jo'], message: NAME },
  {
    label: 'E-mail',
    refused: ['jeanne', '', 'jeanne@exemple'],
    accepted: ['jeanne@exemple.fr', '\u202ajeanne@ex\u00ademple.fr\u202c\u200b'],
    message: EMAIL,
  },
  { label: 'Message', refused: ['neuf sign', '', '          '], accepted: ['dix signes'], message: MESSAGE },
];

for (const { label, refused, accepted, message } of RULES)
  test(`the field ${label} is checked when it is left`, async ({ page }) => {
    const field = control(page, label);
    await field.fill(refused[0]);
    await expect(errors(page)).toHaveCount(0);
    for (const value of refused) {
      await leaveWith(field, value);
      await expect(errors(page)).toHaveText([message]);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(message));
    }
    for (const value of accepted) {
      await leaveWith(field, value);
      await expect(errors(page)).toHaveCount(0);
      await expect(field).not.toHaveAttribute('aria-invalid');
    }
  });

test('each required field inks a stroke of the envelope', async ({ page }) => {
  const inked = () =>
    page
      .locator('.form-envelope [data-field]')
      .evaluateAll((strokes) => strokes.filter((stroke) => getComputedStyle(stroke).strokeOpacity === '1').length);
  await expect.poll(inked).toBe(0);
  for (const [count, label] of (['Nom', 'E-mail', 'Message'] as const).entries()) {
    await control(page, label).fill(VALUES[label]);
    await expect.poll(inked).toBe(count + 1);
  }
  await control(page, 'E-mail').fill('jeanne');
  await expect.poll(inked).toBe(2);
});

test('the phone number may be any text, or none', async ({ page }) => {
  const field = control(page, 'Téléphone');
  for (const value of ['', 'le soir', '+33 (0)6…']) {
    await leaveWith(field, value);
    await expect(errors(page)).toHaveCount(0);
    await expect(field).not.toHaveAttribute('aria-invalid');
  }
});

const announcer = (page: Page) => page.locator('.form-field', { has: page.getByRole('textbox', { name: 'Nom' }) }).locator('[aria-live]');

test('an error is announced when it appears', async ({ page }) => {
  await leaveWith(control(page, 'Nom'), 'A');
  await expect(announcer(page)).toHaveAttribute('aria-live', 'polite');
  await expect(announcer(page)).toHaveText(NAME);
});

test('no error is announced while the focus is on their summary', async ({ page }) => {
  await leaveWith(control(page, 'Nom'), 'A');
  await submitButton(page).click();
  await expect(announcer(page)).toHaveAttribute('aria-live', 'off');
  await control(page, 'E-mail').focus();
  await expect(announcer(page)).toHaveAttribute('aria-live', 'polite');
});

test('Tab from the last field to the button checks the field', async ({ page }) => {
  await control(page, 'Message').fill('Trop');
  await page.keyboard.press('Tab');
  await expect(submitButton(page)).toBeFocused();
  await expect(errors(page)).toHaveText([MESSAGE]);
});

test('a press of another button checks the field that it leaves', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await control(page, 'Message').fill('Trop');
  await page.getByRole('button', { name: 'Ouvrir le menu' }).hover();
  await page.mouse.down();
  await expect(errors(page)).toHaveText([MESSAGE]);
});

// An error above the button would move it from under the pointer.
test('a press of the submit button shows errors at its end', async ({ page }) => {
  await control(page, 'Message').fill('Trop');
  await submitButton(page).hover();
  await page.mouse.down();
  await expect(submitButton(page)).toBeFocused();
  await expect(errors(page)).toHaveCount(0);
  await page.mouse.up();
  await expect(errors(page)).toHaveCount(3);
});

test('all fields are marked as required but the phone number', async ({ page }) => {
  await expect(page.getByRole('form').locator('.form-field label')).toHaveText(['Nom *', 'E-mail *', 'Téléphone', 'Message *']);
  await expect(page.getByText('Les champs marqués d’un astérisque (*) sont obligatoires.')).toBeVisible();
  for (const label of Object.keys(VALUES) as Label[]) {
    await expect(control(page, label)).toHaveJSProperty('required', label !== 'Téléphone');
  }
});

test.describe('by keyboard', () => {
  const summary = (page: Page) => page.locator('.contact-form .alert').first();

  test('Tab leads through the fields to the submit button', async ({ page }) => {
    await control(page, 'Nom').focus();
    for (const label of ['E-mail', 'Téléphone', 'Message'] as const) {
      await page.keyboard.press('Tab');
      await expect(control(page, label)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(submitButton(page)).toBeFocused();
  });

  test('a refused submit leads to the summary of errors', async ({ page }) => {
    await submitButton(page).press('Enter');
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('link')).toHaveText([/nom/, 'Email invalide', /message/]);
    await expectNoViolationAtBothSizes(page, 'errors and their summary');
  });

  test('a link of the summary leads to its field', async ({ page }) => {
    await submitButton(page).press('Enter');
    await expect(summary(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(control(page, 'E-mail')).toBeFocused();
  });

  test('Tab goes on from a field that a link led to', async ({ page }) => {
    await submitButton(page).press('Enter');
    await summary(page).getByRole('link', { name: 'Email invalide' }).press('Enter');
    await expect(control(page, 'E-mail')).toBeFocused();
    for (const [key, label] of [
      ['Tab', 'Téléphone'],
      ['Shift+Tab', 'E-mail'],
      ['Shift+Tab', 'Nom'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(control(page, label)).toBeFocused();
    }
  });
});

test('Enter asks about a mistyped address in view, then sends', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await fill(page);
  await control(page, 'E-mail').fill('jeanne@gmial.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'jeanne@gmail.com' })).toBeInViewport();
  await expect(page.getByText('Rien n’est encore parti.')).toBeInViewport();
  await expect(control(page, 'E-mail')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText(SENT)).toBeVisible();
});

test('the question beside the button is accessible, and answered by keyboard', async ({ page }) => {
  await fill(page);
  await control(page, 'E-mail').fill('jeanne@gmial.com');
  await page.keyboard.press('Enter');
  const answer = page.getByRole('button', { name: 'jeanne@gmail.com' });
  await expect(answer).toBeVisible();
  await expectNoViolationAtBothSizes(page, 'question');
  await answer.press('Enter');
  await expect(control(page, 'E-mail')).toHaveValue('jeanne@gmail.com');
  await expect(submitButton(page)).toBeFocused();
});
