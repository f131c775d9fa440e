import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Blob, Face, Font, type SvgPathCommand, shape, Buffer as Text } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { fontFile, write } from './files.ts';

const sources = join(import.meta.dirname, 'figures');

const FACES = { 'Bricolage Grotesque': 'bricolage-grotesque', 'Hanken Grotesk': 'hanken-grotesk' };

/** Steps per unit. The points of outlines are on every second one, so that the middle between two points is on a step as well. */
const STEPS = 5;
/** Each coordinate is rounded by one step at most, so a point in the middle of two others parts from it by less than this. */
const ROUNDING = 3;

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
  const scale = Number(label['font-size']) * STEPS;
  font.setScale(scale, scale);
  const line = new Text();
  line.addText(text);
  line.guessSegmentProperties();
  shape(font, line);
  const glyphs = line.getGlyphInfosAndPositions();
  const width = glyphs.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
  const before = { middle: width / 2, end: width }[label['text-anchor'] ?? ''] ?? 0;
  let x = Math.round(Number(label.x) * STEPS - before);
  const y = Number(label.y) * STEPS;
  return glyphs
    .map(({ codepoint, xAdvance = 0 }) => {
      if (!codepoint) throw new Error(`The font of the label « ${text} » lacks a character`);
      const data = pathData(font.glyphToJson(codepoint), x, y);
      x += xAdvance;
      return data;
    })
    .join('');
}

/**
 * A glyph's outline at a point of the drawing. Relative commands, mirrored curves (`t`) and the grid of steps make the seven figures 18 KB
 * of Brotli; with HarfBuzz's own outlines, each glyph defined once and used by `<use>`, they have 28 (2026-11-28).
 */
function pathData(commands: readonly SvgPathCommand[], originX: number, originY: number): string {
  let data = '';
  // Where the pen is. It starts at minus the origin, so that the first difference is the glyph's place on the drawing.
  let [x, y] = [-originX, -originY];
  let [startX, startY] = [x, y];
  // Whether the next curve's control point mirrors this one's, as it does where a curve ends in the middle between the two. SVG's `t` then
  // draws the next curve without naming its control point; most curves of a font are such.
  let nextIsMirrored = false;
  for (const [index, { type, values }] of commands.entries()) {
    if (type === 'Z') {
      data += 'z';
      [x, y] = [startX, startY];
      continue;
    }
    const next = commands[index + 1];
    // `z` draws the last line.
    if (type === 'L' && next?.type === 'Z') continue;
    const [controlX = 0, controlY = 0, ...end] = onGrid(values);
    let [endX, endY] = [end[0] ?? controlX, end[1] ?? controlY];
    const isMirrored = nextIsMirrored;
    const [nextX = 0, nextY = 0] = onGrid(next?.values ?? []);
    const [middleX, middleY] = [(controlX + nextX) / 2, (controlY + nextY) / 2];
    nextIsMirrored = type === 'Q' && next?.type === 'Q' && Math.hypot(endX - middleX, endY - middleY) < ROUNDING;
    if (nextIsMirrored) [endX, endY] = [middleX, middleY];
    const control = type === 'Q' && !isMirrored ? [controlX - x, controlY - y] : [];
    const command = isMirrored ? 't' : index === 0 ? 'M' : type.toLowerCase();
    data += command + [...control, endX - x, endY - y].join(' ').replaceAll(' -', '-');
    [x, y] = [endX, endY];
    if (type === 'M') [startX, startY] = [x, y];
  }
  return data;
}

/**
 * Rounds to even steps, so that the middle between two control points is a whole step. The y axis of a font points up, that of a drawing
 * down.
 */
function onGrid(values: readonly number[]): number[] {
  return values.map((value, place) => 2 * Math.round((place % 2 ? -value : value) / 2));
}
