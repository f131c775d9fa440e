import type { Page } from '@playwright/test';
import { HONEYPOT_FIELD } from '../../../src/message/protocol.ts';
import { DATABASE } from '../../../src/outbox/names.ts';

export const VALUES = {
  Nom: 'Jeanne Martin',
  'E-mail': 'jeanne@exemple.fr',
  Téléphone: '06 12 34 56 78',
  Message: 'Bonjour,\nnous voulons refaire le site de l’atelier.',
} as const;
export type Label = keyof typeof VALUES;

export const control = (page: Page, label: Label) => page.getByRole('form').getByRole('textbox', { name: label });
export const submitButton = (page: Page) => page.getByRole('form').locator('button[type="submit"]');
export const values = (page: Page) => Promise.all((Object.keys(VALUES) as Label[]).map((label) => control(page, label).inputValue()));

/** A time longer than a lease: by then, a message whose sender has gone or died is sent. */
export const LEASE_END = { timeout: 45_000 };

/** Fills in the form, with the usual values by default. */
export async function fill(page: Page, changes: Partial<Record<Label, string>> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...VALUES, ...changes })) await control(page, label as Label).fill(value);
}

/** Fills in every field, hidden or not, as some helpers do. */
export const fillHidden = (page: Page) =>
  page.locator(`[name="${HONEYPOT_FIELD}"]`).evaluate((input) => input.setAttribute('value', 'https://exemple.fr'));

/** Reads this store of the contact database, as JSON, without creating the database. */
const stored = (page: Page, store: 'draft' | 'outbox') =>
  page.evaluate(
    async ([database, store]) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      if (!(await indexedDB.databases()).some(({ name }) => name === database)) return '';
      const opening = indexedDB.open(database);
      opening.onerror = reject;
      opening.onsuccess = () => {
        const reading = opening.result.transaction(store).objectStore(store).getAll();
        reading.onsuccess = () => resolve(JSON.stringify(reading.result));
        opening.result.close();
      };
      return promise;
    },
    [DATABASE, store] as const,
  );
export const storedDraft = (page: Page) => stored(page, 'draft');
export const storedMessages = (page: Page) => stored(page, 'outbox');
