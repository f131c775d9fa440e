// Playwright's locators and waits leave listeners in the page, which would count in the next interaction's duration. These helpers query
// and touch without them.
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';

const POLL_MS = 100;
const TIMEOUT_MS = 60_000;
/** Playwright's error when a document was replaced during an evaluation. */
const LEFT = /Execution context was destroyed|Cannot find context/;

/** Polls until `ask` returns a truthy value in the page, and returns that. Throws after a minute. */
export async function until<Answer, Arg = void>(page: Page, ask: (arg: Arg) => Answer, arg?: Arg): Promise<NonNullable<Answer>> {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await setTimeout(POLL_MS)) {
    const answer = await page.evaluate(ask as (arg: unknown) => Answer, arg).catch((error: Error) => {
      if (!LEFT.test(error.message)) throw error;
    });
    if (answer) return answer as NonNullable<Answer>;
  }
  throw new Error(`After ${TIMEOUT_MS / 1000} s the page has no answer to ${ask}`);
}

/**
 * Waits until the browser has nothing left to do or report: the page has painted, and observers, which report in their own task, have run.
 */
export async function idle(page: Page): Promise<void> {
  await until(page, () => window.probe?.fcp > 0 && window.probe.lcp > 0);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(done)))));
}

/**
 * Scrolls the first visible match whose text ends with `text` to the middle of the screen and waits until nothing covers it. Returns a
 * function that taps it, or `undefined` when the page has no match.
 */
export async function findTarget(page: Page, selector: string, text = ''): Promise<(() => Promise<void>) | undefined> {
  const found = await until(page, reach, { selector, text });
  await idle(page);
  return found === 'none' ? undefined : () => page.touchscreen.tap(found.x, found.y);
}

function reach({ selector, text }: { selector: string; text: string }): { x: number; y: number } | 'none' | undefined {
  const matches = [...document.querySelectorAll<HTMLElement>(selector)];
  // A carousel's hidden slides are inert.
  const target = matches.find((match) => match.checkVisibility() && !match.closest('[inert]') && match.textContent.endsWith(text));
  if (!target) return 'none';
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = target.getBoundingClientRect();
  const middle = { x: x + width / 2, y: y + height / 2 };
  return target.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : undefined;
}
