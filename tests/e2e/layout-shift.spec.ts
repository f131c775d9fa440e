import type { Page } from '@playwright/test';
import { open } from '../support/page.ts';
import { PATHS, SLUGS, UNKNOWN } from '../support/site-routes.ts';
import { startSlowSite } from '../support/slow-site.ts';
import { expect, NO_WORKER, test } from '../support/test.ts';

test.use(NO_WORKER);

declare global {
  interface Window {
    /** Shifts without recent user input: their score, and the nodes that moved. */
    shifts: { value: number; what: string[] }[];
  }
}

/** Below this, https://web.dev/articles/cls rounds to 0.000: a fallback font is nearly, not exactly, as wide as the web font. */
const NOTICEABLE = 0.0005;

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

function collectShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      const what = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? '')));
      if (!hadRecentInput) window.shifts.push({ value, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Scrolls through the page, painting one screen after the other. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await frame();
    }
  });
}

for (const width of [360, 1280]) {
  for (const path of PATHS) {
    test(`${path} does not shift at ${width} px, from its first paint to its last line`, async ({ page }) => {
      await page.setViewportSize({ width, height: 780 });
      await page.addInitScript(collectShifts);
      await open(page, path);
      await readThrough(page);
      const shifts = await page.evaluate(() => window.shifts);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, JSON.stringify(shifts)).toBeLessThan(NOTICEABLE);
    });
  }
}

/** One page for each kind of first screen. */
const KINDS = ['/', '/services', '/contact', '/blog', `/blog/${SLUGS[0]}`, UNKNOWN];
/** A whole element that holds text, with the tags that open around it. */
const ELEMENT = /.*?<\/(?:a|button|h\d|label|li|p|time)>/gs;

for (const width of [360, 1280]) {
  for (const path of KINDS) {
    test(`${path} does not shift at ${width} px when the text face replaces its stand-in`, async ({ page, allow }) => {
      if (path === UNKNOWN) allow.errors.push(/status of 404|console: 404: /);
      await page.setViewportSize({ width, height: 780 });
      await open(page, path);
      await page.evaluate(() => Promise.all(['"Hanken Grotesk"', '"Hanken Arial"'].map((face) => document.fonts.load(`1em ${face}`))));
      await page.evaluate(collectShifts);
      const shifts = await page.evaluate(async () => {
        const { style } = document.documentElement;
        const frame = () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
        await frame();
        const { length } = window.shifts;
        style.setProperty('--font-text', '"Hanken Arial"');
        await frame();
        style.removeProperty('--font-text');
        await frame();
        return window.shifts.slice(length);
      });
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, JSON.stringify(shifts)).toBeLessThan(NOTICEABLE);
    });
  }
}

for (const width of [360, 1280]) {
  for (const path of KINDS) {
    test(`${path} does not shift at ${width} px while its elements arrive one by one`, async ({ page, site, allow }) => {
      const slow = await startSlowSite(site.baseURL);
      allow.origins.push(slow.url, 'https://calendly.com');
      await page.setViewportSize({ width, height: 780 });
      await page.addInitScript(collectShifts);
      const committed = page.goto(slow.url + path, { waitUntil: 'commit' });
      for await (const _ of slow.sendInSteps(ELEMENT, 50)) {
        await committed;
        await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
      }
      const shifts = await page.evaluate(() => window.shifts);
      await slow.close();
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, JSON.stringify(shifts)).toBeLessThan(NOTICEABLE);
    });
  }
}

test('a layout shift is detected', async ({ page }) => {
  await page.addInitScript(collectShifts);
  await open(page, '/about');
  await page.evaluate(() => document.querySelector('main')?.prepend('Du texte.', document.createElement('hr')));
  await expect.poll(() => page.evaluate(() => window.shifts.length)).toBeGreaterThan(0);
});
