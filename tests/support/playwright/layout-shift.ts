import { expect, type Page } from '@playwright/test';
import { untilPainted } from './page.ts';

type Shift = { value: number; what: string[] };
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

declare global {
  interface Window {
    /** Shifts without recent user input: their score, and the nodes that moved. */
    shifts: Shift[];
  }
}

/** Below this, https://web.dev/articles/cls rounds to 0.000: a fallback font is nearly, not exactly, as wide as the web font. */
const NOTICEABLE = 0.0005;

/** For `addInitScript`. */
export function collectShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      const what = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? '')));
      if (!hadRecentInput) window.shifts.push({ value, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Expects, softly, that nothing has moved since the first paint. */
export async function expectNoShift(page: Page, state: string): Promise<void> {
  const shifts = await page.evaluate(() => window.shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, `${state}: ${JSON.stringify(shifts)}`).toBeLessThan(NOTICEABLE);
}

/** Sets the text in the stand-in, which shows until the text face arrives, then in the face itself. */
export async function swapTextFace(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.all(['"Hanken Grotesk"', '"Hanken Arial"'].map((face) => document.fonts.load(`1em ${face}`)));
    document.documentElement.style.setProperty('--font-text', '"Hanken Arial"');
  });
  await untilPainted(page);
  await page.evaluate(() => void document.documentElement.style.removeProperty('--font-text'));
  await untilPainted(page);
}
