import { launch } from 'puppeteer-core';
import { expect, onTestFinished, test } from 'vitest';
import { openInbox } from '../support/contact/inbox.ts';
import { launchOptions } from '../support/playwright/browser.ts';
import { startGateway } from '../support/playwright/gateway.ts';
import { SENT } from '../support/site/verbatim.ts';
import { startSite } from '../support/start-site.ts';

const TEXT = 'Bonjour, nous voulons refaire le site de l’atelier.';
/** Has the browser prerender the form, as its address bar does. */
const LAUNCHER =
  '<script type="speculationrules">{"prerender":[{"urls":["/contact"],"eagerness":"immediate"}]}</script><a href="/contact">Contact</a>';

/** Opens a browser of its own. Puppeteer runs it, since Playwright cancels what a browser prerenders. */
async function openBrowser() {
  const { executablePath, chromiumSandbox, args } = launchOptions();
  const browser = await launch({ ...(executablePath && { executablePath }), args: chromiumSandbox ? args : [...args, '--no-sandbox'] });
  return { page: await browser.newPage(), [Symbol.asyncDispose]: () => browser.close() };
}

/** Runs in the page: the document was prerendered, is shown, and React listens. */
function isActivated(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & { activationStart: number })[];
  return document.querySelector('form[novalidate]') !== null && (visit?.activationStart ?? 0) > 0;
}

test('fault 11: a form that the browser prerendered sends one message', async () => {
  await using site = await startSite();
  const gateway = await startGateway(site.baseURL);
  onTestFinished(gateway.close);
  await using browser = await openBrowser();
  const { page } = browser;
  gateway.serve('/launcher', LAUNCHER);
  const prerendered = gateway.requested('/contact');
  await page.goto(`${gateway.url}/launcher`);
  await prerendered;
  await page.click('a');
  // The page of the prerendered document is known only once the document is activated.
  await expect.poll(() => page.evaluate(isActivated).catch(() => false)).toBe(true);
  for (const [field, text] of Object.entries({ name: 'Jeanne Martin', email: 'jeanne@exemple.fr', message: TEXT }))
    await page.type(`#${field}`, text);
  // The banner may cover the button.
  await page.evaluate(() => document.querySelector('form')?.requestSubmit());
  const status = () => page.evaluate(() => document.querySelector('[role=status]')?.textContent);
  await expect.poll(status).toContain(SENT);
  expect(gateway.posts).toHaveLength(1);
  expect(await openInbox(site.mailURL).mails()).toHaveLength(1);
});
