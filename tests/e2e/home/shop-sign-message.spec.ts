// The name on the sign, which begins the visitor's message.
import type { Page } from '@playwright/test';
import { control, storedDraft, submitButton, VALUES } from '../../support/playwright/contact-form.ts';
import { expect, NO_WORKER, test } from '../../support/playwright/fixtures.ts';
import { choose, open, untilIdle } from '../../support/playwright/page.ts';
import { field, signs } from '../../support/playwright/shop-sign.ts';

test.use(NO_WORKER);
test.beforeEach(({ context }) => choose(context, 'essential'));

test('the name begins the message, which its author may change', async ({ page }) => {
  await open(page, '/');
  await field(page).fill('La Pivoine');
  await page.getByRole('link', { name: 'Parler de mon site' }).click();
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue(/^Bonjour,\n\nJe tiens «.La Pivoine.»/);
  await message.fill('Autre chose.');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await page.goBack();
  await expect(message).toHaveValue('Autre chose.');
});

test('on a phone, the first screen of /contact has the sign', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await field(page).fill('La Pivoine');
  await page.getByRole('link', { name: 'Parler de mon site' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('.contact-sign')).toHaveText('La Pivoine');
  await expect(page.locator('.contact-sign')).toBeInViewport();
});

test('a long sign makes no field of the form wider', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  await field(page).fill('Boulangerie-pâtisserie des Trois Marronniers et de la Fontaine'.slice(0, 60));
  await page.getByRole('link', { name: 'Parler de mon site' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('.contact-sign')).toBeInViewport();
  const right = await page.getByRole('form').evaluate((form) => form.getBoundingClientRect().right);
  expect(right).toBe(340);
});

test('a beginning is no message until its author goes on', async ({ page }) => {
  await open(page, '/');
  await field(page).fill('La Pivoine');
  await page.getByRole('link', { name: 'Parler de mon site' }).click();
  const message = control(page, 'Message');
  await expect(message).toHaveValue(/La Pivoine/);
  for (const label of ['Nom', 'E-mail'] as const) await control(page, label).fill(VALUES[label]);
  await submitButton(page).click();
  await page.getByRole('link', { name: 'Le message doit contenir au moins 10 caractères' }).press('Enter');
  await expect(message).toBeFocused();
  await page.keyboard.type('un site.');
  await expect(message).toHaveValue(/me faut.: un site\.$/);
});

test('a beginning inks no stroke of the envelope', async ({ page }) => {
  await open(page, '/');
  await field(page).fill('La Pivoine');
  await page.getByRole('link', { name: 'Parler de mon site' }).click();
  await expect(control(page, 'Message')).toHaveValue(/La Pivoine/);
  const stroke = page.locator('.form-envelope [data-field="message"]');
  await expect(stroke).toHaveCSS('stroke-opacity', '0.6');
  await control(page, 'Message').press('End');
  await page.keyboard.type('un site.');
  await control(page, 'Nom').focus();
  await expect(stroke).toHaveCSS('stroke-opacity', '1');
});

const leaveAndComeBack = async (page: Page) => {
  const nav = page.getByRole('navigation', { name: 'Principale' });
  await nav.getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
  await nav.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('form')).toHaveAttribute('novalidate');
};

/** Resolves once the form has read its draft: the database answers in the order in which it is asked. */
async function untilRestored(page: Page): Promise<void> {
  await expect(page.getByRole('form')).toHaveAttribute('novalidate');
  await storedDraft(page);
  await untilIdle(page);
}

test('a beginning that was left as it was is there again', async ({ page }) => {
  await open(page, '/');
  await field(page).fill('La Pivoine');
  await page.getByRole('link', { name: 'Parler de mon site' }).click();
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue(/La Pivoine/);
  await leaveAndComeBack(page);
  await expect(message).toHaveValue(/La Pivoine/);
});

test('a beginning is there again beside what was typed', async ({ page }) => {
  await open(page, '/');
  await field(page).fill('La Pivoine');
  await page.getByRole('link', { name: 'Parler de mon site' }).click();
  await expect(control(page, 'Message')).toHaveValue(/La Pivoine/);
  await control(page, 'Nom').fill(VALUES.Nom);
  await leaveAndComeBack(page);
  await expect(control(page, 'Nom')).toHaveValue(VALUES.Nom);
  await expect(control(page, 'Message')).toHaveValue(/La Pivoine/);
});

test('a beginning that was erased does not come again', async ({ page }) => {
  await open(page, '/');
  await field(page).fill('La Pivoine');
  await page.getByRole('link', { name: 'Parler de mon site' }).click();
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue(/La Pivoine/);
  await message.fill('');
  await leaveAndComeBack(page);
  await untilRestored(page);
  await expect(message).toHaveValue('');
});

test('a name of invisible characters is none', async ({ page }) => {
  await open(page, '/');
  await field(page).fill('\u200b \u200b');
  await page.getByRole('link', { name: 'Parler de mon site' }).click();
  await untilRestored(page);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
});

test('an override in the name turns no words around', async ({ page }) => {
  await open(page, '/');
  await field(page).fill('\u202eabc');
  await expect(signs(page, 'product').first()).toHaveText('abc');
  await page.getByRole('link', { name: 'Parler de mon site' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/«.abc.»/);
});

test('a name with dollar signs is said and written as it is', async ({ page }) => {
  await open(page, '/');
  await field(page).fill('Ca$$h & A$&B');
  await expect(page.getByRole('status').filter({ hasText: 'enseigne' })).toContainText('Ca$$h & A$&B');
  await page.getByRole('link', { name: 'Parler de mon site' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/Ca\$\$h & A\$&B/);
});

test('the name replaces no text', async ({ page }) => {
  await open(page, '/contact');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Mon texte à moi.');
  await page.getByRole('navigation', { name: 'Principale' }).getByRole('link', { name: 'Accueil' }).click();
  await field(page).fill('La Pivoine');
  await page.getByRole('link', { name: 'Parler de mon site' }).click();
  await expect(message).toHaveValue('Mon texte à moi.');
});

test('nothing stores the name, nor sends it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await open(page, '/');
  await field(page).fill('Pivoine');
  await page.getByRole('link', { name: 'Parler de mon site' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/Pivoine/);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect([stored, await storedDraft(page), ...asked].filter((text) => text.includes('Pivoine'))).toEqual([]);
});
