import { WIDE } from '../looks.ts';

export const pageHero = {
  'page-hero': 'grid gap-6 justify-items-start pb-page-hero-end',
  'plain-hero': 'pt-page-hero',
  // Leaves room for the drawing in the first screen, also of a phone.
  'illustrated-hero': 'pt-24 lg:grid-cols-5-6 lg:grid-rows-4-5 lg:gap-x-12',
  // Placed explicitly, since the drawing may arrive later, and clear of its line.
  'page-hero-title': 'lg:col-start-1 lg:self-end max-w-14em',
  'page-hero-text': 'lg:col-start-1',
  'page-hero-scene': `${WIDE} at-476-of-640 justify-self-stretch mt-6 lg:mt-0 lg:col-start-2 lg:row-start-1 lg:row-end--1`,
};
