import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { digestIn } from '../../src/prerender/images/files.ts';
import { cardDigest } from '../../src/prerender/images/og.ts';
import { CARD_HEIGHT, CARD_WIDTH, cards } from '../../src/prerender/og-cards.ts';
import { dist, listedPages, metaOf } from '../support/built-site.ts';

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
  expect([...outside].map((colour) => colour.toString(16))).toEqual(['10111aff']);
});
