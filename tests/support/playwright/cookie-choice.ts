import type { Page } from '@playwright/test';
import { NOTHING } from '../site/stored-cookie-choice.ts';

export const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Paramètres des cookies' });

/** Hides banner and dialog as a filter list does: from the start, and with a rule that no page can override. */
export const hideCookies = (page: Page) =>
  page.addInitScript(() => {
    const filter = new CSSStyleSheet();
    filter.replaceSync('[aria-label="Cookies"], dialog { display: none !important }');
    document.adoptedStyleSheets = [filter];
  });

/** The visitor's choice as stored on the device. */
export const stored = (page: Page) =>
  page.evaluate((keys) => Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)])), Object.keys(NOTHING));
