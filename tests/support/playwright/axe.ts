import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
export const PHONE = { width: 320, height: 640 };
export const DESKTOP = { width: 1280, height: 800 };

/** For `test.use`: disables motion, or axe would measure the contrast of half-faded text. */
export const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** Fails softly, so that one run reports everything that is wrong with a page. */
export async function expectNoViolation(page: Page, state: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (tags) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run({ runOnly: tags, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`));
  }, TAGS);
  expect.soft(found, state).toEqual([]);
}

/** Checks the same state on a small screen and on a wide one, which stays. */
export async function expectNoViolationAtBothSizes(page: Page, state: string): Promise<void> {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await expectNoViolation(page, `${state}, ${size.width} px`);
  }
}
