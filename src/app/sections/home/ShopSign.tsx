import { useLayoutEffect, useState } from 'react';
import type { HeroVariant } from '../../../content/types.ts';
import { heroVariants } from '../hero-variant.ts';

/** A place for the name, in the drawing's coordinates: a board, and the greatest size of its letters. */
type Board = { x: number; y: number; width: number; height: number; size: number };

/** Boards over the page's drawn title, and on what stands before it: the phone, the card, the bag. */
const boards: Record<HeroVariant, readonly [Board, Board]> = {
  website: [
    { x: 86, y: 38, width: 538, height: 62, size: 38 },
    { x: 554, y: 353, width: 108, height: 34, size: 20 },
  ],
  webapp: [
    { x: 164, y: 4, width: 454, height: 36, size: 26 },
    { x: 484, y: 274, width: 180, height: 20, size: 15 },
  ],
  ecommerce: [
    { x: 76, y: 33, width: 560, height: 54, size: 36 },
    { x: 553, y: 418, width: 95, height: 32, size: 15 },
  ],
};
const PADDING = 6;
/** A name whose letters would be smaller, a hairline on a phone, is left out there. */
const MIN_SIZE = 9;

/**
 * The name on all the drawings, in capitals: outlined in pencil on the sketch, in type on the product. They lie upon each other, so that
 * the cut goes through a letter. The look is the drawing's, which has no stylesheet.
 */
export function ShopSign({ name, layer }: { name: string; layer: 'sketch' | 'product' }) {
  const isSketch = layer === 'sketch';
  const [widths, setWidths] = useState<ReadonlyMap<string, number>>(new Map());
  // Measured before the browser paints, so that no other size is seen.
  useLayoutEffect(() => setWidths(measure(name)), [name]);
  return heroVariants.map((id) => (
    <g key={id} data-variant={id} data-layer={layer} fill="var(--ink)" stroke={isSketch ? 'var(--paper)' : 'var(--ink)'} strokeWidth={2}>
      {boards[id].map((board) => {
        const { lines, size } = layOut(name, board, widths);
        if (size < MIN_SIZE) return null;
        return (
          <g key={board.x}>
            <rect x={board.x} y={board.y} width={board.width} height={board.height} rx="4" fill={isSketch ? undefined : 'var(--paper)'} />
            <text
              stroke={isSketch ? undefined : 'none'}
              strokeWidth={Math.min(2.5, size / 14)}
              // The font's letters are made of parts, whose inner edges the fill hides.
              paintOrder="stroke"
              fontFamily="var(--font-display)"
              fontWeight={700}
              textAnchor="middle"
              dominantBaseline="central"
              unicodeBidi="plaintext"
              fontSize={size.toFixed(1)}
              // Set by script, which the CSP allows: no name is ever prerendered. What is copied from the product is the name as typed.
              style={{ textTransform: 'uppercase' }}
            >
              {lines.map((line, index) => {
                const y = board.y + (board.height * (index + 0.5)) / lines.length;
                // Two lines may be the same word.
                return (
                  <tspan key={y} x={board.x + board.width / 2} y={y}>
                    {`${index > 0 ? ' ' : ''}${isSketch ? capitalsOf(line) : line}`}
                  </tspan>
                );
              })}
            </text>
          </g>
        );
      })}
    </g>
  ));
}

const capitalsOf = (text: string) => text.toLocaleUpperCase('fr');

/** The name in one line or, where that is larger, in two. `widths`: of the lines, as `measure` gives them. */
function layOut(name: string, board: Board, widths: ReadonlyMap<string, number>): { lines: readonly string[]; size: number } {
  const sizeOf = (lines: readonly string[]) => {
    const width = Math.max(...lines.map((line) => widths.get(line) ?? line.length));
    // Leaves two lines a little air.
    const height = lines.length > 1 ? (0.8 * board.height) / lines.length : board.size;
    return Math.min(board.size, height, (board.width - 2 * PADDING) / width);
  };
  const layouts = [[name], halves(name)].map((lines) => ({ lines, size: sizeOf(lines) }));
  return layouts.reduce((best, other) => (other.size > best.size ? other : best));
}

/** The name in two lines of nearly one length; in one if it has no space. */
function halves(name: string): readonly string[] {
  const spaces = [...name.matchAll(/\s+/g)];
  const middle = name.length / 2;
  const [space] = spaces.toSorted((one, other) => Math.abs(one.index - middle) - Math.abs(other.index - middle));
  return space ? [name.slice(0, space.index), name.slice(space.index + space[0].length)] : [name];
}

/** The widths of a name and of its halves in capitals of the display font, as multiples of the letters' size. */
function measure(name: string): ReadonlyMap<string, number> {
  const lines = [name, ...halves(name)];
  const context = document.createElement('canvas').getContext('2d');
  // The browser draws no text on a canvas: no letter is wider than it is high.
  if (!context) return new Map(lines.map((line) => [line, line.length]));
  context.font = `700 100px ${getComputedStyle(document.documentElement).getPropertyValue('--font-display')}`;
  return new Map(lines.map((line) => [line, context.measureText(capitalsOf(line)).width / 100]));
}
