import type { Page } from '@playwright/test';
import { choose, isExpanded, open } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

const popover = (page: Page) => page.getByRole('dialog', { name: 'Réserver un appel' });

test.beforeEach(({ context }) => choose(context, 'essential'));

test('the popover contains its frame as soon as it is opened, before or after hydration', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Choisir un créneau' }).click();
  await expect(popover(page).getByTitle(/Agenda/)).not.toHaveAttribute('src');
  await open(page, '/cgv');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Choisir un créneau' }).click();
  await expect(popover(page).getByTitle(/Agenda/)).not.toHaveAttribute('src');
});

test('the scheduling popover closes when focus would move behind it', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('button', { name: 'Choisir un créneau' }).press('Enter');
  await expect(popover(page)).toBeVisible();
  await popover(page).getByRole('link', { name: 'Réserver un appel de 30min' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('navigation', { name: 'Pied de page' }).getByRole('link').first()).toBeFocused();
  await expect(popover(page)).toBeHidden();
});

test('the scheduling popover opens and closes with its button, and closes with its cross and Escape', async ({ page }) => {
  await open(page, '/about');
  const button = page.getByRole('contentinfo').getByRole('button', { name: 'Choisir un créneau' });
  await expect(popover(page)).toBeHidden();
  expect(await isExpanded(page, 'Choisir un créneau')).toBe(false);
  await button.click();
  await expect(popover(page)).toBeVisible();
  expect(await isExpanded(page, 'Choisir un créneau')).toBe(true);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(popover(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await popover(page).getByRole('button', { name: 'Fermer l’agenda' }).click();
  await expect(popover(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(popover(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popover(page)).toBeHidden();
  await expect(button).toBeFocused();
});
