// What a visitor does before React runs.
import { choose, hydrated } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ context }) => choose(context, 'essential'));

for (const [path, name, after] of [
  ['/services', 'Afficher le projet suivant', 'Afficher le projet 2'],
  ['/services', 'Mettre en pause', 'Reprendre le défilement'],
  ['/', 'Mettre en pause', 'Reprendre le défilement'],
] as const)
  test(`a click on « ${name} » of ${path}, made as soon as it stands there, is not lost`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('button', { name }).first().click();
    await hydrated(page);
    const button = page.getByRole('button', { name: after, exact: true }).first();
    if (after.startsWith('Afficher')) await expect(button).toHaveAttribute('aria-current', 'true');
    else await expect(button).toBeVisible();
  });

test('a field that is left, or filled in badly, before React runs is checked once it does', async ({ page }) => {
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Nom' }).focus();
  await page.getByRole('textbox', { name: 'Message' }).fill('court');
  await page.getByRole('textbox', { name: 'Téléphone' }).focus();
  await hydrated(page);
  await expect(page.getByText('Le nom doit contenir au moins 2 caractères')).toBeVisible();
  await expect(page.getByText('Le message doit contenir au moins 10 caractères')).toBeVisible();
  await expect(page.getByText('Email invalide')).toBeHidden();
});

test('the empty form, sent before React runs, says what is missing', async ({ page }) => {
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await hydrated(page);
  for (const text of ['Le nom doit contenir', 'Email invalide', 'Le message doit contenir'])
    await expect(page.getByText(text).first()).toBeVisible();
});
