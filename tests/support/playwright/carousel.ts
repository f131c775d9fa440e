import { expect, type Locator, type Page } from '@playwright/test';
import { open } from './page.ts';

export const PROJECTS = { path: '/services', name: /^Neuf projets/, slides: 9, interval: 5000 };
export const EXPERTISE = { path: '/', name: /^Dix façons/, slides: 10, interval: 3000 };
export type Kind = typeof PROJECTS;

/** How long until the next slide is current: it becomes so halfway through the movement. */
export const HALF_SLIDE_MS = 600;

/** Opens a page at a carousel, with the time stopped until `page.clock` runs. */
export async function openCarousel(page: Page, kind: Kind): Promise<Locator> {
  const carousel = await openAbove(page, kind);
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.locator('[data-ready]')).toBeVisible();
  return carousel;
}

/** The same, but stays at the top of the page. */
export async function openAbove(page: Page, { path, name }: Kind): Promise<Locator> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await open(page, path);
  return page.getByRole('region', { name });
}

export const dots = (carousel: Locator) => carousel.locator('.carousel-dots').getByRole('button');
export const index = (carousel: Locator) => dots(carousel).evaluateAll((all) => all.findIndex((dot) => dot.ariaCurrent === 'true'));
/** Indices of the visible slides, left to right. */
export const inView = (carousel: Locator) =>
  carousel.locator('.carousel-track').evaluate((track) => {
    const { left, right } = track.getBoundingClientRect();
    return [...track.children]
      .map((slide, number) => ({ number, box: slide.getBoundingClientRect() }))
      .filter(({ box }) => box.right > left + 2 && box.left < right - 2)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ number }) => number);
  });
export const operable = (carousel: Locator) =>
  carousel
    .getByRole('group', { includeHidden: true })
    .evaluateAll((slides) => slides.flatMap((slide, number) => (slide.hasAttribute('inert') ? [] : [number])));
