import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launch } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchOptions } from '../support/browser.ts';
import { openInbox } from '../support/inbox.ts';
import { type Site, startSite } from '../support/start-site.ts';
import { SENT } from '../support/verbatim.ts';

const TEXT = 'Bonjour, nous voulons refaire le site de l’atelier.';
/** Has the browser prerender the form, as its address bar does. */
const LAUNCHER =
  '<script type="speculationrules">{"prerender":[{"urls":["/contact"],"eagerness":"immediate"}]}</script><a href="/contact">Contact</a>';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** The site, with the launcher at one of its addresses; counts the messages that are posted to it. */
async function startLauncher() {
  const posts: string[] = [];
  const opened = Promise.withResolvers<void>();
  const server = createServer((asked, response) => {
    const { url = '', method = 'GET', headers } = asked;
    if (url === '/launcher') {
      response.setHeader('Content-Type', 'text/html').end(LAUNCHER);
      return;
    }
    if (method === 'POST') posts.push(url);
    const passed = request(new URL(url, site.baseURL), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      if (url === '/contact') opened.resolve();
    });
    // The browser is closed while the worker still fetches.
    passed.on('error', () => response.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, posts, opened: opened.promise, close: () => server.close() };
}

// Puppeteer runs this, since Playwright cancels what a browser prerenders.
it('fault 11: a form that the browser prerendered sends one message', async () => {
  const launcher = await startLauncher();
  const { executablePath, chromiumSandbox, args } = launchOptions();
  const browser = await launch({ ...(executablePath && { executablePath }), args: chromiumSandbox ? args : [...args, '--no-sandbox'] });
  const page = await browser.newPage();
  await page.goto(`${launcher.url}/launcher`);
  await launcher.opened;
  await page.click('a');
  // The page that shows the prerendered document is known only once that is activated.
  const isActivated = () =>
    page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & { activationStart: number })[];
      return document.querySelector('form[novalidate]') !== null && (visit?.activationStart ?? 0) > 0;
    });
  await expect.poll(() => isActivated().catch(() => false)).toBe(true);
  for (const [field, text] of Object.entries({ name: 'Jeanne Martin', email: 'jeanne@exemple.fr', message: TEXT }))
    await page.type(`#${field}`, text);
  // The banner may cover the button.
  await page.evaluate(() => document.querySelector('form')?.requestSubmit());
  const status = () => page.evaluate(() => document.querySelector('[role=status]')?.textContent);
  await expect.poll(status).toContain(SENT);
  expect(launcher.posts).toEqual(['/api/send-contact']);
  expect(await openInbox(site.mailURL).mails()).toHaveLength(1);
  await browser.close();
  launcher.close();
});
