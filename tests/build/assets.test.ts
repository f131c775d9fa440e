import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { heroFile } from '../../src/app/sections/hero/hero-file.ts';
import { FIRST_VARIANT } from '../../src/app/sections/hero/hero-variant.ts';
import { FIRST_TRADE } from '../../src/app/sections/hero/trade.ts';
import { digestIn } from '../../src/images/files.ts';
import { cardDigest } from '../../src/images/make-cards.ts';
import { color } from '../../src/prerender/color.ts';
import { CARD_HEIGHT, CARD_WIDTH, cardFile, cards } from '../../src/prerender/page/share-cards.ts';
import type { webManifest } from '../../src/prerender/vite/web-manifest.ts';
import { all, dist, listedPages, metaOf, openPage, read } from '../support/site/built-site.ts';
import { PATHS } from '../support/site/site-routes.ts';

const MAX_CARD_BYTES = 45 * 1024;

describe.each(listedPages())('the share card of $path', ({ document }) => {
  const file = join(dist, new URL(metaOf(document, 'og:image') ?? '').pathname);

  test('has the size that the page declares', async () => {
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: CARD_WIDTH, height: CARD_HEIGHT });
  });

  test('weighs at most 45 KiB', async () => {
    const { size } = await stat(file);
    expect(size, 'over its budget: simplify its drawing, or lower `colours` in src/images/make-cards.ts').toBeLessThanOrEqual(
      MAX_CARD_BYTES,
    );
  });
});

test.each(cards)('the card of $path shows its current title and drawing', async (card) => {
  expect(await digestIn(cardFile(card)), 'out of date: run `npm run images`').toBe(await cardDigest(card));
});

test('every share card is a listed page’s', () => {
  const paths = listedPages().map(({ path }) => path);
  expect(cards.map(({ path }) => path).filter((path) => !paths.includes(path))).toEqual([]);
});

test('the home page’s HTML contains the sketch that it shows first', () => {
  const [url] = all(openPage('index.html'), 'img.hero-drawing').flatMap((image) => image.getAttribute('src') ?? []);
  // The build writes single quotes, and no space between elements.
  const sketch = read(heroFile(FIRST_VARIANT, FIRST_TRADE, 'sketch'))
    .replaceAll('"', "'")
    .replaceAll(/>\s+</g, '><')
    .trim();
  expect(decodeURIComponent(url?.replace('data:image/svg+xml,', '') ?? '')).toBe(sketch);
});

test('a mask crops nothing of the icon but plain background', async () => {
  const { data, info } = await sharp(join(dist, 'icons/maskable-512.png')).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const SAFE_RADIUS = 0.4 * info.width;
  const outside = new Set<number>();
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      if (Math.hypot(x - info.width / 2, y - info.height / 2) > SAFE_RADIUS + 1) outside.add(data.readUInt32BE((y * info.width + x) * 4));
    }
  }
  expect([...outside].map((pixel) => `#${pixel.toString(16)}`)).toEqual([`${color('ink')}ff`]);
});

const manifest = JSON.parse(read('manifest.webmanifest')) as typeof webManifest;
/** The icon for iPhones, which do not read the manifest for it. */
const homeScreenIcon = { src: '/icons/apple-touch-180.png', sizes: '180x180', type: 'image/png' };

test.each([...(manifest.icons ?? []), ...(manifest.screenshots ?? []), homeScreenIcon])(
  'the web manifest declares the true type and size of $src',
  async ({ src, sizes, type }) => {
    const { format, width, height } = await sharp(join(dist, src)).metadata();
    expect(format === 'svg' ? 'image/svg+xml' : `image/${format}`).toBe(type);
    expect(format === 'svg' ? 'any' : `${width}x${height}`).toBe(sizes);
  },
);

test('the web manifest has an icon for each purpose', () => {
  expect(new Set(manifest.icons?.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable', 'monochrome']));
});

test('the web manifest has screenshots in both shapes', () => {
  expect(new Set(manifest.screenshots?.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']));
});

test('the web manifest leads only to pages that exist', () => {
  const places = [manifest.start_url, manifest.share_target?.action, ...(manifest.shortcuts ?? []).map(({ url }) => url)];
  expect(places.length).toBeGreaterThan(2);
  expect(places.filter((place) => !PATHS.some((route) => route === place))).toEqual([]);
});
