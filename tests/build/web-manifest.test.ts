import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { root } from '../../netlify/local/root.ts';
import type { webManifest } from '../../src/prerender/web-manifest.ts';
import { PATHS } from '../support/site-routes.ts';

const built = JSON.parse(readFileSync(join(root, 'dist/manifest.webmanifest'), 'utf8')) as typeof webManifest;
/** Not in the manifest, which iPhones do not read for it. */
const homeScreenIcon = { src: '/icons/apple-touch-180.png', sizes: '180x180', type: 'image/png' };
const images = [...(built.icons ?? []), ...(built.screenshots ?? []), homeScreenIcon];

describe('the web manifest', () => {
  test.each(images)('declares the true type and size of $src', async ({ src, sizes, type }) => {
    const { format, width, height } = await sharp(join(root, 'dist', src)).metadata();
    expect(format === 'svg' ? 'image/svg+xml' : `image/${format}`).toBe(type);
    expect(format === 'svg' ? 'any' : `${width}x${height}`).toBe(sizes);
  });

  test('has an icon for each purpose, and screenshots in both shapes', () => {
    expect(new Set(built.icons?.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable', 'monochrome']));
    expect(new Set(built.screenshots?.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']));
  });

  test('links only to pages that exist', () => {
    const places = [built.start_url, built.share_target?.action, ...(built.shortcuts ?? []).map(({ url }) => url)];
    expect(places.filter((place) => !PATHS.some((route) => route === place))).toEqual([]);
  });
});
