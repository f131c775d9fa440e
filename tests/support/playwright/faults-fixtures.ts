import type { Page } from '@playwright/test';
import { control, fill, submitButton } from './contact-form.ts';
import { visitOnce } from './offline-fixtures.ts';
import { test as base } from './site-fixtures.ts';
import { openVisitor, type Visitor } from './visitor.ts';

type Fixtures = {
  /** Makes the browser repeat a failed sync event after a second, instead of five minutes. */
  quickSync: boolean;
  /** A browser with its own profile, which reaches the site through the gateway. */
  visitor: Visitor;
};

/** Playwright's test with faults between the browser and the site. Errors in the browser do not fail it, since the test causes them. */
export const test = base.extend<Fixtures>({
  baseURL: async ({ gateway }, use) => await use(gateway.url),
  quickSync: [true, { option: true }],
  visitor: async ({ gateway, quickSync }, use) => {
    const visitor = await openVisitor(gateway.url, quickSync);
    await use(visitor);
    await visitor.close();
  },
});

export const expect = base.expect;

export const TEXT = 'Bonjour, nous voulons refaire le site de l’atelier.';

export const waitingList = (page: Page) => page.getByRole('region', { name: 'En attente d’envoi' });
export const said = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text);

/** Opens the contact page and waits until the worker is installed and controls it. */
export async function openContact(page: Page): Promise<Page> {
  await visitOnce(page, '/contact');
  return page;
}

export async function send(page: Page, text: string = TEXT): Promise<void> {
  await fill(page, { Message: text });
  await submitButton(page).click();
}

/** Leaves messages waiting on an offline device, and the contact page open. */
export async function queueOffline(visitor: Visitor, texts: readonly string[] = [TEXT]): Promise<Page> {
  const page = await openContact(await visitor.tab());
  await visitor.context().setOffline(true);
  for (const text of texts) {
    await send(page, text);
    await expect(waitingList(page)).toContainText(text);
    // A message is listed as soon as it is stored. The form is cleared only once the attempt has failed, which would erase a text typed
    // before that.
    await expect(control(page, 'Message')).toHaveValue('');
  }
  return page;
}
