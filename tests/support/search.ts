import type { Page } from '@playwright/test';

export const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Chercher dans le carnet' });
export const hits = (page: Page) => page.getByRole('search').getByRole('listitem');
