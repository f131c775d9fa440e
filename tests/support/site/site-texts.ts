import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/root.ts';
import { shownStrings, sourcesOfStrings } from './shown-strings.ts';

/** A text that visitors read, and where it is. */
export type Text = { where: string; text: string };

const modules = import.meta.glob<Record<string, unknown>>(['../../../src/content/**/*.ts', '!**/types.ts'], { eager: true });
const drawings = import.meta.glob<string>('../../../src/images/figures/*.svg', { eager: true, query: '?raw', import: 'default' });
/** Fields whose values are identifiers for the code, never shown. */
const CODES = new Set(['type', 'slug', 'icon', 'color', 'size', 'id', 'service', 'heroVariant', 'ticks']);
const ADDRESS = /^(?:\/|https?:|[^\s@]+@[^\s@]+$)/;

/** Every text that src/content, the figures and the interface's own code show, with its place, such as `home.ts offers items 0 price`. */
export const siteTexts: readonly Text[] = [
  ...Object.entries(modules)
    .flatMap(([file, exports]) => Object.values(exports).flatMap((value) => stringsIn(value, file.replace('../../../src/content/', ''))))
    .filter(({ text }) => text !== '' && !ADDRESS.test(text)),
  ...Object.entries(drawings).flatMap(([file, svg]) =>
    [...svg.matchAll(/<text[^>]*>([^<]+)</g)].map(([, text = '']) => ({ where: file.replace('../../../src/', ''), text })),
  ),
  ...sourcesOfStrings().flatMap((where) =>
    shownStrings(where, readFileSync(join(root, where), 'utf8')).map(({ text }) => ({ where, text })),
  ),
];

function stringsIn(value: unknown, where: string): Text[] {
  if (typeof value === 'string') return [{ where, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !CODES.has(key))
    .flatMap(([key, item]) => stringsIn(item, `${where} ${key}`));
}
