import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Blob, Face, Font, shape, Buffer as Text } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { optimize } from 'svgo';
import { fontFile, write } from './files.ts';

const sources = join(import.meta.dirname, 'figures');

const FACES = { 'Bricolage Grotesque': 'bricolage-grotesque', 'Hanken Grotesk': 'hanken-grotesk' };

/** Steps per unit of a drawing: the coordinates of outlines are whole steps. */
const STEPS = 5;
/** HarfBuzz's units per step: it rounds to its own. */
const FINENESS = 16;

export async function makeFigures(): Promise<void> {
  for (const name of await readdir(sources)) {
    const source = await readFile(join(sources, name), 'utf8');
    await write(`images/figures/${name}`, Buffer.from(await outlineLabels(source)));
  }
}

/**
 * Turns the labels of a figure into outlines: a picture in an `<img>` cannot use the page's fonts. A `<text>` states its family, size and
 * anchor itself, or the `<svg>` does for all.
 */
export async function outlineLabels(svg: string): Promise<string> {
  const fonts = new Map<string | undefined, Font>();
  for (const [family, file] of Object.entries(FACES)) fonts.set(family, await loadFont(file, svg));
  const ofAll = attributesIn(/<svg [^>]*>/.exec(svg)?.[0] ?? '');
  return svg
    .replace(/<text ([^>]*)>([^<]+)<\/text>/g, (_, own: string, text: string) => {
      const label = { ...ofAll, ...attributesIn(own) };
      const font = fonts.get(label['font-family']);
      if (!font) throw new Error(`The label « ${text} » is in none of the site's fonts`);
      return `<path transform="scale(${1 / STEPS})"${label.fill ? ` fill="${label.fill}"` : ''} d="${outline(text, label, font)}"/>`;
    })
    .replace(/ font-\w+="[^"]*"/g, '');
}

function attributesIn(tag: string): Record<string, string> {
  return Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));
}

async function loadFont(file: string, characters: string): Promise<Font> {
  // HarfBuzz reads no WOFF2.
  return new Font(new Face(new Blob(await subsetFont(await fontFile(file), characters, { targetFormat: 'sfnt' }))));
}

/** The outlines of a line of text as a path's data, in steps. */
function outline(text: string, label: Record<string, string>, font: Font): string {
  const scale = Number(label['font-size']) * STEPS * FINENESS;
  font.setScale(scale, scale);
  const line = new Text();
  line.addText(text);
  line.guessSegmentProperties();
  shape(font, line);
  const glyphs = line.getGlyphInfosAndPositions();
  const width = glyphs.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
  const before = { middle: width / 2, end: width }[label['text-anchor'] ?? ''] ?? 0;
  let x = Number(label.x) * STEPS * FINENESS - before;
  const y = Number(label.y) * STEPS * FINENESS;
  const data = glyphs.map(({ codepoint, xAdvance = 0 }) => {
    if (!codepoint) throw new Error(`The font of the label « ${text} » lacks a character`);
    const path = font.glyphToJson(codepoint).map(({ type, values }) => {
      // The y axis of a font points up, that of a drawing down.
      const points = values.map((value, place) => (place % 2 ? y - value : x + value) / FINENESS);
      return type + points.join(' ');
    });
    x += xAdvance;
    return path.join('');
  });
  return shorten(data.join(''));
}

/** The same path in fewer characters, rounded to whole steps. Keeps flat curves: lines in their place would show on a wide screen. */
function shorten(data: string): string {
  const params = { floatPrecision: 0, straightCurves: false };
  const { data: svg } = optimize(`<svg><path d="${data}"/></svg>`, { plugins: [{ name: 'convertPathData', params }] });
  return attributesIn(/<path [^>]*>/.exec(svg)?.[0] ?? '').d ?? '';
}
