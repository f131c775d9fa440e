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
/** The size below which letters would be a hairline on a phone: a name that is too long for it is cut there. */
const MIN_SIZE = 9;

/**
 * The name on all the drawings, in capitals: outlined in pencil on the sketch, in type on the product. They lie upon each other, so that
 * the cut goes through a letter. The look is the drawing's, which has no stylesheet.
 */
export function ShopSign({ name, layer }: { name: string; layer: 'sketch' | 'product' }) {
  const isSketch = layer === 'sketch';
  const [widthOf, setWidthOf] = useState(() => countOf);
  // Measured before the browser paints, so that no other size is seen.
  useLayoutEffect(() => setWidthOf(measurer), []);
  return heroVariants.map((id) => (
    <g key={id} data-variant={id} data-layer={layer} fill="var(--ink)" stroke={isSketch ? 'var(--paper)' : 'var(--ink)'} strokeWidth={2}>
      {boards[id].map((board) => {
        const { lines, size } = layOut(name, board, widthOf);
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

type Layout = { lines: readonly string[]; size: number };
/** The width of a text, in capitals of the display font, as a multiple of the letters' size. */
type WidthOf = (text: string) => number;

/** The name, or as much of it as has room, and an ellipsis. */
function layOut(name: string, board: Board, widthOf: WidthOf): Layout {
  const letters = Array.from(name);
  let layout = inOneOrTwo(name, board, widthOf);
  while (layout.size < MIN_SIZE && letters.length > 1) {
    letters.pop();
    layout = inOneOrTwo(`${letters.join('').trimEnd()}…`, board, widthOf);
  }
  return layout;
}

/** A text in one line or, where that is larger, in two. */
function inOneOrTwo(text: string, board: Board, widthOf: WidthOf): Layout {
  const sizeOf = (lines: readonly string[]) => {
    const width = Math.max(...lines.map(widthOf));
    // Leaves two lines a little air.
    const height = lines.length > 1 ? (0.8 * board.height) / lines.length : board.size;
    return Math.min(board.size, height, (board.width - 2 * PADDING) / width);
  };
  const layouts = [[text], halves(text)].map((lines) => ({ lines, size: sizeOf(lines) }));
  return layouts.reduce((best, other) => (other.size > best.size ? other : best));
}

/** A text in two lines of nearly one length; in one if it has no space. */
function halves(text: string): readonly string[] {
  const spaces = [...text.matchAll(/\s+/g)];
  const middle = text.length / 2;
  const [space] = spaces.toSorted((one, other) => Math.abs(one.index - middle) - Math.abs(other.index - middle));
  return space ? [text.slice(0, space.index), text.slice(space.index + space[0].length)] : [text];
}

/** No letter is wider than it is high. */
const countOf: WidthOf = (text) => text.length;

/** Measures texts, if the browser draws any on a canvas. */
function measurer(): WidthOf {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return countOf;
  context.font = `700 100px ${getComputedStyle(document.documentElement).getPropertyValue('--font-display')}`;
  return (text) => context.measureText(capitalsOf(text)).width / 100;
}
