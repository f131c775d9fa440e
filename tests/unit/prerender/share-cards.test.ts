import { expect, test } from 'vitest';
import { cardOf } from '../../../src/prerender/page/share-cards.ts';

test.each([
  ['/services', '/og/services.png'],
  ['/blog/bonnes-pratiques-seo-2025', '/og/blog/bonnes-pratiques-seo-2025.png'],
  ['/', '/og/home.png'],
  ['/page-sans-carte', '/og/home.png'],
  ['/blog/contact', '/og/home.png'],
])('%s is shared with %s', (path, image) => {
  expect(cardOf(path).image).toBe(image);
});
