import type { BrowserContext, Page, Response, Route } from '@playwright/test';
import { ALL, ESSENTIAL } from '../site/stored-cookie-choice.ts';

/** Opens a page of the site and waits until React has hydrated it. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await hydrate(page);
  return response;
}

/** Gives a sign of user intent, so that the inline script does not wait as on an idle page, and waits until React has hydrated it. */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('scroll')));
  await untilHydrated(page);
}

/** Waits until React listens: before that, a click does only what HTML does. The inline script's list of early clicks ends there. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Stops the clock of pages, and with it the inline script's timer, until `page.clock` runs. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

/** Waits until the page has an idle moment. Work that it starts when idle has then run. */
export const untilIdle = (page: Page) => page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));

/** Waits until the page has painted what it shows. */
export const untilPainted = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

/** Runs in the page. */
export function isHydrated(): boolean {
  return 'preHydration' in window && window.preHydration === undefined;
}

/** Holds back matching requests until `release`. `asked` resolves with the first of them. */
export async function hold(target: Page | BrowserContext, url: string | RegExp, answer = (route: Route) => route.continue()) {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await target.route(url, async (route) => {
    asked.resolve();
    await released.promise;
    await answer(route);
  });
  return { asked: asked.promise, release: released.resolve };
}

/** Keeps React from starting until `release`. */
export const holdScripts = (page: Page) => hold(page, /\/assets\/.*\.js$/);

/** As when the visitor leaves the tab for another, or comes back. */
export async function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/** Makes every page of this tab open as for visitors who save data. */
export const saveData = (page: Page) =>
  page.addInitScript(() => void Object.defineProperty(Reflect.get(navigator, 'connection'), 'saveData', { value: true }));

/** The header's links, which it shows where it is wide enough. */
export const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Principale' });

const CHOICES = { all: ALL, essential: ESSENTIAL };
export type Consent = keyof typeof CHOICES;

/** Makes every page of this context open as for visitors who have already chosen: no banner is in the way. */
export async function choose(context: BrowserContext, consent: Consent): Promise<void> {
  await context.addInitScript((choice) => {
    // Skips other sites' frames and about:blank, whose storage is not ours.
    if (location.hostname !== 'localhost') return;
    for (const [key, value] of Object.entries(choice)) localStorage.setItem(key, value);
  }, CHOICES[consent]);
}
