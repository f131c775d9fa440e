import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { root } from '../../../netlify/local/root.ts';
import { home } from '../../../src/content/home.ts';

const KIB = 1024;
const drawings = globSync('public/images/**/*.svg', { cwd: root }).map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
const palette = new Set(readFileSync(join(root, 'src/app/styles/tokens.css'), 'utf8').match(/#[0-9a-f]{6}\b/g));

const SIZED = /^<svg (?=[^>]*viewBox="0 0 \d+ \d+")(?=[^>]*\bwidth="\d+")[^>]*\bheight="\d+"/;
const compressed = (file: string) => brotliCompressSync(readFileSync(join(root, file))).length;

test.each(drawings)('%s is self-contained, states its size, and uses only colours from tokens.css', (file, svg) => {
  const size = file.includes('/figures/') ? /^<svg [^>]*viewBox="0 0 800 420" width="800" height="420">/ : SIZED;
  expect(svg).toMatch(size);
  expect(svg).not.toMatch(/<(?:image|script|style|filter|foreignObject|linearGradient|radialGradient)\b|\sstyle=|\son\w+=|href="[^#]/);
  // On a phone, which draws a figure 360 px wide, no label is smaller than 12 px.
  for (const [, size] of svg.matchAll(/font-size="(\d+)"/g)) expect((Number(size) * 360) / 800).toBeGreaterThanOrEqual(12);
  expect(svg.includes('<text') && !file.includes('/figures/'), 'only figures contain text').toBe(false);
  const colours = [...svg.matchAll(/\b(?:fill|stroke|color|stop-color)="([^"]+)"/g)].map(([, colour = '']) => colour);
  expect(colours.length).toBeGreaterThan(0);
  expect(colours.filter((colour) => colour !== 'none' && !palette.has(colour))).toEqual([]);
  expect(compressed(file)).toBeLessThanOrEqual((file.includes('/hero/') ? 6 : 8) * KIB);
});

test('the app’s icon uses only colours from tokens.css', () => {
  const icon = readFileSync(join(root, 'src/images/icon.svg'), 'utf8');
  const colours = [...icon.matchAll(/\b(?:fill|stroke)="(#[^"]+)"/g)].map(([, colour = '']) => colour);
  expect(colours.length).toBeGreaterThan(0);
  expect(colours.filter((colour) => !palette.has(colour))).toEqual([]);
});

test('the drawing of the fields of expertise has a view for each card', () => {
  const [, svg = ''] = drawings.find(([file]) => file.endsWith('/expertise.svg')) ?? [];
  expect([...svg.matchAll(/<view id="([^"]+)"/g)].map(([, id]) => id)).toEqual(home.expertise.cards.map((_, index) => `${index + 1}`));
});

test('all images and fonts of the pages take at most 180 KiB together', () => {
  const files = [...drawings.map(([file]) => file), ...globSync('src/app/styles/fonts/*.woff2', { cwd: root })];
  const total = files.map(compressed).reduce((sum, bytes) => sum + bytes, 0);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(180 * KIB);
});
