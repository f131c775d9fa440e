import { describe, expect, test } from 'vitest';
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

describe.each(Object.entries(modules))('%s', (_, content) => {
  test('has no character that the text face lacks', () => {
    const texts = textsOf({ ...content }, []);
    expect(texts.length).toBeGreaterThan(0);
    expect(missing(texts, textGlyphs)).toEqual([]);
  });

  test('has no character that the display face lacks where it may be set in it', () => {
    const texts = textsOf({ ...content }, TEXT_ONLY).map((text) => text.replace(ADDRESS, ''));
    expect(missing(texts, displayGlyphs)).toEqual([]);
  });
});
