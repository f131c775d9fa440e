import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
export const PHONE = { width: 320, height: 640 };
export const DESKTOP = { width: 1280, height: 800 };

/** For `test.use`: nothing moves, or axe would measure the contrast of a half-faded text. */
export const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** Fails softly, so that one run tells all that is wrong with a page. */
export async function expectNoViolation(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`));
  expect.soft(found, state).toEqual([]);
}

/** The same state on a wide screen and on a small one. */
export async function expectNoViolationAtBothSizes(page: Page, state: string): Promise<void> {
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await expectNoViolation(page, `${state}, ${size.width} px`);
  }
}
