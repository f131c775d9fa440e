import { expectNoViolationAtBothSizes, STILL } from '../support/axe.ts';
import { control, fill, type Label, submitButton, VALUES } from '../support/contact-form.ts';
import { open } from '../support/page.ts';
import { expect, SETTLED, test } from '../support/test.ts';
import { SENT } from '../support/verbatim.ts';

test.use({ ...STILL, ...SETTLED });

const NAME = 'Le nom doit contenir au moins 2 caractères';
const EMAIL = 'Email invalide';
const MESSAGE = 'Le message doit contenir au moins 10 caractères';

test.beforeEach(({ page }) => open(page, '/contact'));

const RULES: { label: Label; refused: string[]; accepted: string[]; message: string }[] = [
  { label: 'Nom', refused: ['J', '', '\u200b\u200b'], accepted: ['Jo'], message: NAME },
  {
    label: 'Email',
    refused: ['jeanne', '', 'jeanne@exemple'],
    accepted: ['jeanne@exemple.fr', '\u202ajeanne@ex\u00ademple.fr\u202c\u200b'],
    message: EMAIL,
  },
  { label: 'Message', refused: ['neuf sign', '', '          '], accepted: ['dix signes'], message: MESSAGE },
  { label: 'Téléphone', refused: [], accepted: ['', 'le soir', '+33 (0)6…'], message: '' },
];

test('fields are checked when they are left, not before; the phone number is optional and may be any text', async ({ page }) => {
  const errors = page.getByRole('form').locator('.field-error');
  for (const { label, refused, accepted, message } of RULES) {
    const field = control(page, label);
    await field.focus();
    await field.fill(refused[0] ?? '');
    await expect(errors).toHaveCount(0);
    for (const value of refused) {
      await field.fill(value);
      await field.blur();
      await expect(errors).toHaveText([message]);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(message));
    }
    for (const value of accepted) {
      await field.fill(value);
      await field.blur();
      await expect(errors).toHaveCount(0);
      await expect(field).not.toHaveAttribute('aria-invalid');
    }
  }
});

test('an error is announced when it appears, unless focus moves to the error summary', async ({ page }) => {
  const announcer = page.locator('.form-field', { has: page.getByRole('textbox', { name: 'Nom' }) }).locator('[aria-live]');
  await control(page, 'Nom').fill('A');
  await control(page, 'Nom').blur();
  await expect(announcer).toHaveAttribute('aria-live', 'polite');
  await expect(announcer).toHaveText(NAME);
  await submitButton(page).click();
  await expect(announcer).toHaveAttribute('aria-live', 'off');
  await control(page, 'Email').focus();
  await expect(announcer).toHaveAttribute('aria-live', 'polite');
});

test('the last field is checked when Tab moves from it to the button, and when another button is pressed', async ({ page }) => {
  await control(page, 'Message').fill('Trop');
  await page.keyboard.press('Tab');
  await expect(submitButton(page)).toBeFocused();
  await expect(page.locator('.field-error')).toHaveText([MESSAGE]);

  await page.setViewportSize({ width: 360, height: 800 });
  await control(page, 'Nom').fill('A');
  await page.getByRole('button', { name: 'Ouvrir le menu' }).hover();
  await page.mouse.down();
  await expect(page.locator('.field-error')).toHaveText([NAME, MESSAGE]);
});

test('a click on the submit button still counts if leaving the field shows an error above it', async ({ page }) => {
  await control(page, 'Message').fill('Trop');
  await submitButton(page).hover();
  await page.mouse.down();
  await expect(submitButton(page)).toBeFocused();
  await expect(page.locator('.field-error')).toHaveCount(0);
  await page.mouse.up();
  await expect(page.locator('.field-error')).toHaveCount(3);
});

test('the form can be used by keyboard alone: a refused submit leads to a summary that links each error to its field', async ({ page }) => {
  await expect(page.getByRole('form').locator('.form-field label')).toHaveText(['Nom *', 'Email *', 'Téléphone', 'Message *']);
  await expect(page.getByText('Les champs marqués d’un astérisque (*) sont obligatoires.')).toBeVisible();
  for (const label of Object.keys(VALUES) as Label[]) {
    await expect(control(page, label)).toHaveJSProperty('required', label !== 'Téléphone');
  }

  await control(page, 'Nom').focus();
  for (const label of ['Email', 'Téléphone', 'Message'] as const) {
    await page.keyboard.press('Tab');
    await expect(control(page, label)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(submitButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const summary = page.locator('.error-summary');
  await expect(summary).toBeFocused();
  await expectNoViolationAtBothSizes(page, 'errors and their summary');
  await expect(summary.getByRole('link')).toHaveText(['Nom', 'Email', 'Message']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(control(page, 'Email')).toBeFocused();
  // A field that a link has led to is still reached with Tab.
  for (const [key, label] of [
    ['Tab', 'Téléphone'],
    ['Shift+Tab', 'Email'],
    ['Shift+Tab', 'Nom'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(control(page, label)).toBeFocused();
  }
});

test('Enter asks about a mistyped address in view, then sends', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await fill(page);
  await control(page, 'Email').fill('jeanne@gmial.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'écrire jeanne@gmail.com' })).toBeInViewport();
  await expect(page.getByText('Rien n’est encore parti.')).toBeInViewport();
  await expect(control(page, 'Email')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText(SENT)).toBeVisible();
});

test('the question beside the button is accessible, and answered by keyboard', async ({ page }) => {
  await fill(page);
  await control(page, 'Email').fill('jeanne@gmial.com');
  await page.keyboard.press('Enter');
  const answer = page.getByRole('button', { name: 'écrire jeanne@gmail.com' });
  await expect(answer).toBeVisible();
  await expectNoViolationAtBothSizes(page, 'question');
  await answer.press('Enter');
  await expect(control(page, 'Email')).toHaveValue('jeanne@gmail.com');
  await expect(submitButton(page)).toBeFocused();
});
