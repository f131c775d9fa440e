import { afterEach, expect, test } from 'vitest';
import { openInbox } from '../support/contact/inbox.ts';
import { untilControlled, untilHydrated } from '../support/playwright/in-page.ts';
import { type Site, startSite } from '../support/start-site.ts';
import type { Engine } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

const TEXT = 'Bonjour, nous voulons refaire le site de l’atelier.';
const PATIENCE = { timeout: 60_000 };

let engine: Engine | undefined;
let site: Site | undefined;
afterEach(async () => {
  await engine?.close();
  await site?.stop();
});

test.each(Object.entries({ Firefox: () => openFirefox(), WebKit: () => openWebKit() }))(
  'fault 36: %s, without sync, sends a queued message by itself, once',
  async (_name, open) => {
    site = await startSite();
    const { baseURL, mailURL } = site;
    engine = await open();
    const page = engine;
    await page.goto(`${baseURL}/contact`);
    await page.run(untilControlled);
    await page.run(untilHydrated);
    expect(await page.run(() => 'SyncManager' in window)).toBe(false);

    await site.stop('SIGKILL');
    await page.run(writeAndSend);
    await expect.poll(() => page.run(readWaiting), PATIENCE).toContain(TEXT);

    // Nothing tells the page that the site is back: its own timer retries.
    site = await startSite({ port: portOf(baseURL), mailPort: portOf(mailURL) });
    const inbox = openInbox(site.mailURL);
    await expect.poll(async () => (await inbox.mails()).length, PATIENCE).toBe(1);
    await expect.poll(() => page.run(readWaiting), PATIENCE).not.toContain(TEXT);
    expect((await inbox.mails()).map(({ TextBody }) => TextBody)).toEqual([expect.stringContaining(TEXT)]);
  },
);

test('Firefox, with all site data blocked: the form stands, and sends', async () => {
  site = await startSite();
  engine = await openFirefox({ 'network.cookie.cookieBehavior': 2 });
  await engine.goto(`${site.baseURL}/contact`);
  expect(await engine.run(tellRefused)).toEqual(['localStorage', 'BroadcastChannel', 'indexedDB']);
  await engine.run(untilHydrated);
  await engine.run(writeAndSend);
  const inbox = openInbox(site.mailURL);
  await expect.poll(async () => (await inbox.mails()).map(({ TextBody }) => TextBody), PATIENCE).toEqual([expect.stringContaining(TEXT)]);
  expect(await engine.run(() => document.querySelector('h1')?.textContent)).toBe('Entrons en contact');
});

const portOf = (url: string): number => Number(new URL(url).port);

function writeAndSend(): void {
  const [form] = document.forms;
  const values = { name: 'Jeanne Martin', email: 'jeanne@exemple.fr', message: 'Bonjour, nous voulons refaire le site de l’atelier.' };
  for (const [name, value] of Object.entries(values)) {
    const control = form?.elements.namedItem(name) as HTMLInputElement;
    control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  form?.requestSubmit();
}

function readWaiting(): string {
  return document.getElementById('messages-en-attente')?.textContent ?? '';
}

/** The APIs that this browser refuses, the reason for this test. */
async function tellRefused(): Promise<string[]> {
  const uses = {
    localStorage: () => localStorage.length,
    BroadcastChannel: () => new BroadcastChannel('x').close(),
    indexedDB: () => indexedDB.databases(),
  };
  const results = await Promise.allSettled(Object.values(uses).map(async (use) => use()));
  return Object.keys(uses).filter((_, index) => results[index]?.status === 'rejected');
}
