import type { BrowserContext, Page, Response } from '@playwright/test';

/** Opens a page of the site and waits until React runs in it. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await hydrate(page);
  return response;
}

/** Gives a sign of intent, which the loader does not keep waiting as it does an idle page, and waits until React runs. */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('scroll')));
  await hydrated(page);
}

/** Waits until React listens: before that, a click does what HTML alone does. The loader's list of early clicks ends there. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Asked in the page. */
export function isHydrated(): boolean {
  return 'earlyEvents' in window && window.earlyEvents === undefined;
}

/** Whether the page has asked for a module of this name, whatever its hash. */
export function isLoaded(page: Page, name: string): Promise<boolean> {
  return page.evaluate((part) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(part)), `/${name}-`);
}

/** The links of the header, where it is wide enough for them. */
export const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Principale' });

export type Consent = 'all' | 'essential';

/** Every page of this context opens as for a visitor who has chosen before: no banner in the way. */
export async function choose(context: BrowserContext, consent: Consent): Promise<void> {
  await context.addInitScript((choice) => {
    // Frames of others and about:blank are not ours to write to.
    if (location.hostname !== 'localhost') return;
    const optional = String(choice === 'all');
    for (const [key, value] of [
      ['cookie-consent', choice],
      ['analytics-cookies', optional],
      ['functional-cookies', optional],
    ] as const)
      localStorage.setItem(key, value);
  }, consent);
}

/** What the browser tells assistive technology about a button that opens a popover: no attribute says it. */
export async function isExpanded(page: Page, name: string): Promise<boolean | undefined> {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  const button = nodes.find((node) => node.role?.value === 'button' && node.name?.value === name);
  return button?.properties?.find((property) => property.name === 'expanded')?.value.value;
}
