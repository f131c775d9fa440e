import type { Browser, BrowserContext, Page } from '@playwright/test';
import { isHydrated } from '../../support/page.ts';
import type { Origin } from '../net/servers.ts';
import { summarize } from '../statistics.ts';
import { type Probe, probe } from './probe.ts';
import { findTarget, idle, until } from './touch.ts';

/** Lighthouse's phone. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, locale: 'fr-FR' };
const REPEAT_VISITS = 3;

export type Variant = { name: 'limit' | 'site'; origin: Origin };
export type Journey = { from: string; to: string };

/** What one visitor experienced, in milliseconds and bytes. */
export type Visit = Record<Metric, number> & {
  /** Paths requested before the page had loaded. */
  early: string[];
};
export const metrics = ['fcp', 'lcp', 'tbt', 'cls', 'inp', 'tap', 'repeatFcp', 'repeatLcp', 'bytes', 'withWorker'] as const;
export type Metric = (typeof metrics)[number];

/** Uses the only Trusted Types policy that the CSP allows. */
const REGISTER = `void navigator.serviceWorker.register(
  trustedTypes.createPolicy('worker', { createScriptURL: () => '/sw.js' }).createScriptURL(''))`;

/** One visitor: a first visit to `from`, taps on its controls, a tap on the link to `to`, and repeat visits to `from`. */
export async function visit(browser: Browser, { name, origin }: Variant, { from, to }: Journey, cpu: number): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  context.setDefaultTimeout(60_000);
  await context.addInitScript(probe);
  try {
    const before = await origin.sent();
    const page = await openPhone(context, cpu);
    const url = origin.slow + from;
    await page.goto(url, { waitUntil: 'load' });
    if (name === 'site') await until(page, isHydrated);
    const first = await readPaints(page);
    await controlled(page, name);
    const bytes = await page.evaluate(weighPage);
    const withWorker = (await origin.sent()) - before;
    const inp = await tapControls(page);
    const tap = await tapLink(page, to);
    await page.close();
    const repeat = await repeatVisits(context, url, cpu);
    return { ...first, inp, tap, bytes, withWorker, repeatFcp: repeat.fcp, repeatLcp: repeat.lcp };
  } finally {
    await context.close();
  }
}

/** Bytes of bodies that came over the wire, without the worker's own downloads. What came from a cache has a `transferSize` of 0. */
function weighPage(): number {
  const entries = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[]);
  return entries.filter(({ transferSize }) => transferSize > 0).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}

async function openPhone(context: BrowserContext, cpu: number): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return page;
}

/** Medians of visits that each find the worker stopped, as the next day's would. */
async function repeatVisits(context: BrowserContext, url: string, cpu: number): Promise<Pick<Probe, 'fcp' | 'lcp'>> {
  const seen: Pick<Probe, 'fcp' | 'lcp'>[] = [];
  for (let visit = 0; visit < REPEAT_VISITS; visit++) {
    const page = await openPhone(context, cpu);
    await stopWorkers(context, page);
    await page.goto(url, { waitUntil: 'load' });
    seen.push(await readPaints(page));
    await page.close();
  }
  return { fcp: summarize(seen.map(({ fcp }) => fcp)).median, lcp: summarize(seen.map(({ lcp }) => lcp)).median };
}

async function stopWorkers(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
}

async function readPaints(page: Page) {
  await idle(page);
  return await page.evaluate(() => {
    const { fcp, lcp, cls, tasks } = window.probe;
    const late = tasks.filter(([start, duration]) => start + duration > fcp);
    // A task of just over 50 ms may be reported as 49.
    const tbt = late.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
    const [navigation] = performance.getEntriesByType('navigation');
    const load = (navigation as PerformanceNavigationTiming).loadEventStart;
    const requests = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < load);
    return { fcp, lcp, cls, tbt, early: requests.map(({ name }) => new URL(name).pathname) };
  });
}

/** Waits until the worker has precached everything and controls the page. Pages of the limit have no script that would register it. */
async function controlled(page: Page, name: Variant['name']): Promise<void> {
  if (name === 'limit') await page.evaluate(REGISTER);
  await until(page, () => navigator.serviceWorker.controller?.state === 'activated');
  await idle(page);
}

/** Opens and closes the menu, then advances the carousel if there is one. Returns the longest interaction, in milliseconds. */
async function tapControls(page: Page): Promise<number> {
  const touchMenu = await findTarget(page, '[popovertarget=menu]');
  await touchMenu?.();
  await until(page, () => document.querySelector('#menu:popover-open') !== null);
  await idle(page);
  await page.evaluate(() => document.getElementById('menu')?.hidePopover());
  const touchNext = await findTarget(page, 'main button', 'suivant');
  await touchNext?.();
  await idle(page);
  return await page.evaluate(() => window.probe.inp);
}

async function tapLink(page: Page, to: string): Promise<number> {
  const touchLink = await findTarget(page, `main a[href="${to}"]`);
  await page.evaluate((path) => window.probe.expect(path), to);
  await touchLink?.();
  return await until(page, () => window.probe?.arrival);
}
