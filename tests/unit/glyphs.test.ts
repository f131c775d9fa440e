import { expect, test } from 'vitest';
import { displayGlyphs, textGlyphs } from '../../src/prerender/glyphs.ts';

/** Fields never set in the display face: tab titles, and paragraphs with characters that it lacks. */
const TEXT_ONLY = ['head', 'blocks', 'intro', 'requiredNote'];

/** A source's address is not shown; printed, it is body text. */
const ADDRESS = /https:\S+$/;

const modules = import.meta.glob<object>(['../../src/content/**/*.ts', '!**/types.ts'], { eager: true });

function textsOf(value: unknown, except: string[]): string[] {
  // A line break is none of a face's affairs.
  if (typeof value === 'string') return [value.replaceAll('\n', ' ')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => (except.includes(key) ? [] : textsOf(child, except)));
}

/** The characters of the texts that `glyphs` lacks. */
const missing = (texts: string[], glyphs: string) => [...new Set(texts.join(''))].filter((character) => !glyphs.includes(character));

test.each(Object.entries(modules))('%s has no character that the face lacks in which it is set', (_, content) => {
  const all = textsOf({ ...content }, []);
  const displayed = textsOf({ ...content }, TEXT_ONLY).map((text) => text.replace(ADDRESS, ''));
  expect(all.length).toBeGreaterThan(0);
  expect([missing(all, textGlyphs), missing(displayed, displayGlyphs)]).toEqual([[], []]);
});
