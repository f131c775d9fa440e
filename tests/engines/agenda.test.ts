import { once } from 'node:events';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { root } from '../../scripts/root.ts';
import { site as texts } from '../../src/content/site.ts';
import { makeFolder } from '../support/folder.ts';
import { startHost } from '../support/http-host.ts';
import { untilHydrated } from '../support/playwright/in-page.ts';
import { isHydrated } from '../support/playwright/page.ts';
import { startSite } from '../support/start-site.ts';
import type { Engine } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

const PATIENCE = { timeout: 20_000 };
const { origin: CALENDLY } = new URL(texts.bookingUrl);

/** Without the cache of whole pages, Back builds the page again. */
const engines = {
  Firefox: () => openFirefox({ 'browser.sessionhistory.max_total_viewers': 0 }),
  WebKit: () => openWebKit(['--enable-page-cache=false']),
};

let stack: AsyncDisposableStack;
beforeEach(() => {
  stack = new AsyncDisposableStack();
});
afterEach(() => stack.disposeAsync());

/** Stands in for Calendly: its page calls it once more, and leaves the call open for as long as the page is there. */
async function startAgenda() {
  const calls: ServerResponse[] = [];
  let opened = 0;
  const host = await startHost(({ url }: IncomingMessage, response) => {
    for (const [name, value] of Object.entries({ 'Content-Type': 'text/html', 'Cache-Control': 'no-store' }))
      response.setHeader(name, value);
    if (url === '/call') return void calls.push(response);
    opened++;
    response.end('<title>Agenda</title><script>fetch("/call")</script>');
  });
  stack.use(host);
  return { origin: `http://${host.host}`, opened: () => opened, calls };
}

/** The built site, with another agenda. It has no worker, which would refuse the changed files. */
async function startSiteWith(agenda: string): Promise<string> {
  const { path, remove } = await makeFolder({});
  stack.defer(remove);
  await cp(join(root, 'dist'), path, { recursive: true });
  await rm(join(path, 'sw.js'));
  const files = (await readdir(path, { recursive: true })).filter((file) => /\.(html|js)$|^_headers$/.test(file));
  for (const file of files) {
    const text = await readFile(join(path, file), 'utf8');
    await writeFile(join(path, file), text.replaceAll(CALENDLY, agenda));
  }
  const site = await startSite({ publish: path });
  stack.use(site);
  return site.baseURL;
}

describe.each(Object.entries(engines))('%s', (_name, start) => {
  /** Opens the contact page, with another page before it. */
  async function openContact() {
    const agenda = await startAgenda();
    const baseURL = await startSiteWith(agenda.origin);
    const page = await start();
    stack.defer(() => page.close());
    await page.goto(`${baseURL}/about`);
    await page.goto(`${baseURL}/contact`);
    await page.run(untilHydrated);
    expect(await page.run(frames)).toEqual([null]);
    return { agenda, page };
  }

  test('a refused agenda ends each time, the history as it was', async () => {
    const { agenda, page } = await openContact();
    const length = await page.run(() => history.length);
    for (const opened of [1, 2]) {
      await page.run(accept);
      await expect.poll(() => agenda.calls.length, PATIENCE).toBe(opened);
      const call = agenda.calls.at(-1);
      const ended = call && once(call, 'close');
      await page.run(refuse);
      await ended;
      expect(await page.run(frames)).toEqual([null]);
    }
    expect(await page.run(() => history.length)).toBe(length);
  });

  test('an agenda that was opened by hand is gone after a reload', async () => {
    const { agenda, page } = await openContact();
    await page.run(open);
    await expect.poll(() => agenda.calls.length, PATIENCE).toBe(1);
    await moveOn(page, () => location.reload());
    expect(await page.run(frames)).toEqual([null]);
    expect(agenda.opened()).toBe(1);
  });

  test('an agenda refused on another page does not come back with Back', async () => {
    const { agenda, page } = await openContact();
    await page.run(accept);
    await expect.poll(() => agenda.calls.length, PATIENCE).toBe(1);
    await moveOn(page, () => location.assign('/cgv'));
    await page.run(refuse);
    await moveOn(page, () => history.back());
    expect(await page.run(frames)).toEqual([null]);
    expect(agenda.opened()).toBe(1);
    await moveOn(page, () => history.back());
    expect(await page.run(() => location.pathname)).toBe('/about');
  });
});

/** Leaves the document, and waits until the next has loaded. */
async function moveOn(page: Engine, leave: () => void): Promise<void> {
  await page.run(() => Object.assign(window, { isOld: true }) && null);
  await page.run(leave);
  await expect.poll(() => page.run(() => 'isOld' in window || document.readyState !== 'complete').catch(() => true), PATIENCE).toBe(false);
  await expect.poll(() => page.run(isHydrated), PATIENCE).toBe(true);
}

/** The URLs of the page’s frames. */
function frames(): (string | null)[] {
  return [...document.querySelectorAll('main iframe')].map((frame) => frame.getAttribute('src'));
}

function open(): void {
  document.querySelector('main iframe')?.scrollIntoView({ behavior: 'instant' });
  document.querySelector<HTMLButtonElement>('main .booking-notice button')?.click();
}

function accept(): void {
  document.querySelector<HTMLButtonElement>('footer button[commandfor]')?.click();
  document.querySelector<HTMLButtonElement>('dialog button[value="all"]')?.click();
  document.querySelector('main iframe')?.scrollIntoView({ behavior: 'instant' });
}

function refuse(): void {
  document.querySelector<HTMLButtonElement>('footer button[commandfor]')?.click();
  document.querySelector<HTMLButtonElement>('dialog button[value="essential"]')?.click();
}
