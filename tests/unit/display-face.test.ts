import { expect, test } from 'vitest';
import { glyphs } from '../../src/prerender/glyphs.ts';

/** Fields never set in the display face: tab titles, and paragraphs with characters that the face lacks. */
const BODY_ONLY = ['head', 'blocks', 'intro', 'requiredNote'];

/** A source's address is not shown; printed, it is body text. */
const ADDRESS = /https:\S+$/;

const modules = import.meta.glob<object>(['../../src/content/**/*.ts', '!**/types.ts'], { eager: true });

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(ADDRESS, '')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => (BODY_ONLY.includes(key) ? [] : textsOf(child)));
}

test.each(Object.entries(modules))('the display face has every character of %s', (_, content) => {
  const texts = textsOf({ ...content });
  expect(texts.length).toBeGreaterThan(0);
  expect([...new Set(texts.join(''))].filter((character) => !glyphs.includes(character))).toEqual([]);
});
