import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { digestIn } from '../../src/images/files.ts';
import { cardDigest } from '../../src/images/og.ts';
import { colour } from '../../src/prerender/colour.ts';
import { CARD_HEIGHT, CARD_WIDTH, cards } from '../../src/prerender/og-cards.ts';
import type { webManifest } from '../../src/prerender/web-manifest.ts';
import { dist, listedPages, metaOf, read } from '../support/built-site.ts';
import { PATHS } from '../support/site-routes.ts';

const MAX_CARD_BYTES = 45 * 1024;

test.each(listedPages())('$path has a share card of the size that it declares', async ({ document }) => {
  const file = join(dist, new URL(metaOf(document, 'og:image') ?? '').pathname);
  expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: CARD_WIDTH, height: CARD_HEIGHT });
  expect((await stat(file)).size).toBeLessThanOrEqual(MAX_CARD_BYTES);
});

test.each(cards)('the card « $name » shows the current title and drawing (if not, run `npm run images`)', async (card) => {
  expect(await digestIn(`og/${card.name}.png`)).toBe(await cardDigest(card));
});

test('the part of the icon that a mask may crop is plain background', async () => {
  const { data, info } = await sharp(join(dist, 'icons/maskable-512.png')).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const SAFE_RADIUS = 0.4 * info.width;
  const outside = new Set<number>();
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      if (Math.hypot(x - info.width / 2, y - info.height / 2) > SAFE_RADIUS + 1) outside.add(data.readUInt32BE((y * info.width + x) * 4));
    }
  }
  expect([...outside].map((pixel) => `#${pixel.toString(16)}`)).toEqual([`${colour('ink')}ff`]);
});

const manifest = JSON.parse(read('manifest.webmanifest')) as typeof webManifest;
/** Not in the manifest, which iPhones do not read for it. */
const homeScreenIcon = { src: '/icons/apple-touch-180.png', sizes: '180x180', type: 'image/png' };

test.each([...(manifest.icons ?? []), ...(manifest.screenshots ?? []), homeScreenIcon])(
  'the web manifest declares the true type and size of $src',
  async ({ src, sizes, type }) => {
    const { format, width, height } = await sharp(join(dist, src)).metadata();
    expect(format === 'svg' ? 'image/svg+xml' : `image/${format}`).toBe(type);
    expect(format === 'svg' ? 'any' : `${width}x${height}`).toBe(sizes);
  },
);

test('the web manifest has an icon for each purpose and screenshots in both shapes, and links only to pages that exist', () => {
  expect(new Set(manifest.icons?.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable', 'monochrome']));
  expect(new Set(manifest.screenshots?.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']));
  const places = [manifest.start_url, manifest.share_target?.action, ...(manifest.shortcuts ?? []).map(({ url }) => url)];
  expect(places.filter((place) => !PATHS.some((route) => route === place))).toEqual([]);
});
