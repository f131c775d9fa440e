import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { root } from '../../../scripts/root.ts';
import { home } from '../../../src/content/home.ts';
import { services } from '../../../src/content/services.ts';
import { outlineLabels } from '../../../src/images/figures.ts';

const KIB = 1024;
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const drawings = globSync('public/images/**/*.svg', { cwd: root });
const palette = new Set(read('src/app/styles/tokens.css').match(/#[0-9a-f]{6}\b/g));

const FIGURE = /^<svg [^>]*viewBox="0 0 800 420" width="800" height="420">/;
const SIZED = /^<svg (?=[^>]*viewBox="0 0 \d+ \d+")(?=[^>]*\bwidth="\d+")[^>]*\bheight="\d+"/;
/** The only rules that a drawing's stylesheet may have: its motion, unless its viewer prefers less. */
const MOTION =
  /<style>@media \(prefers-reduced-motion:no-preference\)\{(?:(?:#still:target~)?\.\w+\{animation:[^{}]+\})+\}(?:@keyframes.*)?<\/style>/;
/** And its look as a sketch, when its URL has the fragment of its root. */
const SKETCH = /<style>:target \*\{[^{}]+\}:target \[vector-effect\]\{[^{}]+\}<\/style>/;
const compressed = (file: string) => brotliCompressSync(readFileSync(join(root, file))).length;

describe.each(drawings)('%s', (file) => {
  const svg = read(file);
  const isFigure = file.includes('/figures/');

  test('states its size', () => {
    expect(svg).toMatch(isFigure ? FIGURE : SIZED);
  });

  test('is self-contained, and paints plain shapes', () => {
    expect(svg.replace(MOTION, '').replace(SKETCH, '')).not.toMatch(
      /<(?:text|image|script|style|animate|filter|foreignObject|linearGradient|radialGradient)\b|\sstyle=|\son\w+=|href="[^#]/,
    );
  });

  test('is within its budget', () => {
    const kib = file.includes('/hero/') ? 6 : 8;
    expect(compressed(file), `over ${kib} KiB: draw fewer or simpler shapes`).toBeLessThanOrEqual(kib * KIB);
  });
});

test.each([...drawings, 'src/images/icon.svg'])('%s uses only colours of tokens.css', (file) => {
  const colours = [...read(file).matchAll(/\b(?:fill|stroke|color|stop-color)="([^"]+)"/g)].map(([, colour = '']) => colour);
  expect(colours.length).toBeGreaterThan(0);
  expect(colours.filter((colour) => colour !== 'none' && !palette.has(colour))).toEqual([]);
});

/** The smallest label on a phone, which draws a figure of 800 units 360 px wide. */
const MIN_PX = 13;

describe.each(globSync('public/images/figures/*.svg', { cwd: root }))('the labels of %s', (file) => {
  const source = read(file.replace('public/images', 'src/images'));

  test('are those of its source, in the faces of the site', async () => {
    expect(read(file), 'out of date: run `npm run images`').toBe(await outlineLabels(source));
  });

  test('can be read on a phone', () => {
    const sizes = [...source.matchAll(/font-size="(\d+)"/g)].map(([, size]) => (Number(size) * 360) / 800);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(MIN_PX);
  });
});

test('expertise.svg has a view for each card and each other service', () => {
  const views = [...read('public/images/expertise.svg').matchAll(/<view id="([^"]+)"/g)].map(([, id]) => id);
  const cards = home.expertise.cards.map((_, index) => `${index + 1}`);
  expect(views).toEqual([...cards, ...services.others.items.map((_, index) => `other-${index + 1}`)]);
});

test('all drawings and faces together take at most 180 KiB', () => {
  const files = [...drawings, ...globSync('src/app/styles/fonts/*.woff2', { cwd: root })];
  const total = files.map(compressed).reduce((sum, bytes) => sum + bytes, 0);
  expect(total).toBeGreaterThan(0);
  expect(total, 'over the budget: simplify the largest drawings').toBeLessThanOrEqual(180 * KIB);
});
