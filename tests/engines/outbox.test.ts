// A browser that blocks all site data, as Firefox can, is in e2e/refused-apis.spec.ts.
import { afterEach, expect, test } from 'vitest';
import { untilControlled, untilHydrated } from '../support/in-page.ts';
import { openInbox } from '../support/inbox.ts';
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

test.each(Object.entries({ Firefox: openFirefox, WebKit: openWebKit }))(
  'fault 36: %s, which has no sync: a message written while the server is down is queued, and is sent automatically, once',
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
