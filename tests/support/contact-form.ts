import type { Page } from '@playwright/test';
import { open } from './page.ts';

export const VALUES = {
  Nom: 'Jeanne Martin',
  Email: 'jeanne@exemple.fr',
  Téléphone: '06 12 34 56 78',
  Message: 'Bonjour,\nnous voulons refaire le site de l’atelier.',
} as const;
export type Label = keyof typeof VALUES;

export const control = (page: Page, label: Label) => page.getByRole('form').getByRole('textbox', { name: label });
export const submitButton = (page: Page) => page.getByRole('form').locator('button[type="submit"]');
export const values = (page: Page) => Promise.all((Object.keys(VALUES) as Label[]).map((label) => control(page, label).inputValue()));

/** Opens the contact page with a fake clock: a form that is filled in at machine speed is taken for spam. */
export async function openForm(page: Page): Promise<void> {
  await page.clock.install();
  await open(page, '/contact');
}

/** Fills in the form, with the usual values by default. */
export async function fill(page: Page, changes: Partial<Record<Label, string>> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...VALUES, ...changes })) await control(page, label as Label).fill(value);
}

/** The same, and advances the clock by a person's time. */
export async function fillForm(page: Page, changes: Partial<Record<Label, string>> = {}): Promise<void> {
  await fill(page, changes);
  await page.clock.fastForward(5_000);
}

/** What the device keeps in this store of the contact database, as JSON. Does not create the database. */
const stored = (page: Page, name: 'draft' | 'outbox') =>
  page.evaluate(async (store) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    if (!(await indexedDB.databases()).some(({ name }) => name === 'contact')) return '';
    const opening = indexedDB.open('contact');
    opening.onerror = reject;
    opening.onsuccess = () => {
      const reading = opening.result.transaction(store).objectStore(store).getAll();
      reading.onsuccess = () => resolve(JSON.stringify(reading.result));
      opening.result.close();
    };
    return promise;
  }, name);
export const storedDraft = (page: Page) => stored(page, 'draft');
export const storedMessages = (page: Page) => stored(page, 'outbox');
