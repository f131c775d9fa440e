import type { Page } from '@playwright/test';

export const field = (page: Page) => page.getByRole('textbox', { name: 'Écrivez votre enseigne' });
/** The names on the drawings, one for each board. */
export const signs = (page: Page, layer: 'sketch' | 'product') =>
  page.locator(`.hero [data-layer="${layer}"] text`).filter({ visible: true });
