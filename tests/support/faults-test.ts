import type { Page } from '@playwright/test';
import type { Mail } from '../../netlify/local/postmark-sandbox/ledger.ts';
import { control, submitButton, VALUES } from './contact-form.ts';
import { openInbox } from './inbox.ts';
import { visitOnce } from './offline-test.ts';
import { open } from './page.ts';
import { test as base } from './site-test.ts';
import { openVisitor, type Visitor } from './visitor.ts';

type Fixtures = {
  /** A browser with its own profile, on the far side of the line. */
  visitor: Visitor;
  /** The mails of this test so far, oldest first. */
  mails: () => Promise<Mail[]>;
};

/** Playwright's test with trouble between the browser and the site. What the browser complains of is what the test has caused. */
export const test = base.extend<Fixtures>({
  baseURL: async ({ line }, use) => await use(line.url),
  visitor: async ({ line }, use) => {
    const visitor = await openVisitor(line.url);
    await use(visitor);
    await visitor.close();
  },
  mails: async ({ site }, use) => {
    const inbox = openInbox(site.mailURL);
    await inbox.clear();
    await use(async () => (await inbox.mails()).reverse());
  },
});

export const expect = base.expect;

export const TEXT = 'Bonjour, nous voulons refaire le site de l’atelier.';

export const panel = (page: Page) => page.getByRole('region', { name: 'En attente d’envoi' });
export const said = (page: Page, text: string) => page.getByRole('status').getByText(spaced(text));

/** Waits for words that stand for a second only, until the next attempt: looked for at each frame, where `expect` looks once a second. */
export async function hear(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (words) => document.querySelector('[role=status]')?.textContent?.replace(/\s/g, ' ').includes(words),
    text.replace(/\s/g, ' '),
    // A hang is given up after 20 seconds.
    { timeout: 40_000 },
  );
}

/** A text as the page has it, whatever spaces it takes. */
function spaced(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s'));
}

/** Opens the contact page, with the worker installed and in charge of it. */
export async function openContact(page: Page): Promise<Page> {
  await visitOnce(page, '/contact');
  return page;
}

/** Fills the form in and sends it. */
export async function send(page: Page, text: string = TEXT): Promise<void> {
  await fill(page, text);
  await submitButton(page).click();
}

/**
 * Opens the form and waits until the page has looked at the queue by itself: a message that is sent before may leave with that look, and is
 * tried again at once by its own.
 */
export async function openForm(page: Page, path = '/contact'): Promise<void> {
  await open(page, path);
  await page.waitForFunction(async () => {
    // Asked for once the look has begun.
    const hasBegun = performance.getEntriesByType('resource').some(({ name }) => name.includes('/WaitingMessages-'));
    const { held, pending } = await navigator.locks.query();
    return hasBegun && held?.length === 0 && pending?.length === 0;
  });
}

/** Leaves messages waiting on a device without network, and the contact page open. */
export async function queueOffline(visitor: Visitor, texts: readonly string[] = [TEXT]): Promise<Page> {
  const page = await openContact(await visitor.tab());
  await visitor.context().setOffline(true);
  for (const text of texts) {
    await send(page, text);
    await expect(panel(page)).toContainText(text);
    // Listed as soon as it is stored; the form is emptied once the attempt has failed, and would take what is typed before with it.
    await expect(control(page, 'Message')).toHaveValue('');
  }
  return page;
}

export async function fill(page: Page, text: string): Promise<void> {
  await control(page, 'Nom').fill(VALUES.Nom);
  await control(page, 'Email').fill(VALUES.Email);
  await control(page, 'Message').fill(text);
}

/** As when the browser notices a network: every page of the site looks at what waits. */
export async function comeOnline(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('online')));
}
