import type { Page } from '@playwright/test';

export const field = (page: Page) => page.getByRole('textbox', { name: 'Écrivez votre enseigne' });
/** The names on a layer of the drawing, one on each sign. */
export const signs = (page: Page, layer: 'sketch' | 'product') =>
  page
    .locator('.hero-layer')
    .nth(layer === 'sketch' ? 0 : 1)
    .locator('text')
    .filter({ visible: true });
