import { useLayoutEffect, useState } from 'react';
import type { HeroVariant } from '../../../content/types.ts';
import { heroVariants } from '../hero-variant.ts';

/** A place for the name, in the drawing's coordinates: a board, and the greatest size of its letters. */
type Board = { x: number; y: number; width: number; height: number; size: number };

/** Boards over the page's drawn title, and on what stands before it: the phone, the card, the bag. */
const boards: Record<HeroVariant, readonly [Board, Board]> = {
  website: [
    { x: 86, y: 62, width: 538, height: 66, size: 40 },
    { x: 554, y: 353, width: 108, height: 34, size: 20 },
  ],
  webapp: [
    { x: 172, y: 46, width: 446, height: 48, size: 32 },
    { x: 566, y: 296, width: 104, height: 28, size: 18 },
  ],
  ecommerce: [
    { x: 78, y: 34, width: 564, height: 52, size: 36 },
    { x: 553, y: 428, width: 95, height: 22, size: 15 },
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
  const capitals = name.toLocaleUpperCase('fr');
  const [width, setWidth] = useState(capitals.length);
  // Measured before the browser paints, so that no other size is seen.
  useLayoutEffect(() => setWidth(widthOf(capitals)), [capitals]);
  const sizeOn = (board: Board) => Math.min(board.size, (board.width - 2 * PADDING) / width);
  return heroVariants.map((id) => (
    <g key={id} data-variant={id} data-layer={layer} fill="var(--ink)" stroke={isSketch ? 'var(--paper)' : 'var(--ink)'} strokeWidth={2}>
      {boards[id]
        .filter((board) => sizeOn(board) >= MIN_SIZE)
        .map((board) => (
          <g key={board.x}>
            <rect x={board.x} y={board.y} width={board.width} height={board.height} rx="4" fill={isSketch ? undefined : 'var(--paper)'} />
            <text
              x={board.x + board.width / 2}
              y={board.y + board.height / 2}
              stroke={isSketch ? undefined : 'none'}
              strokeWidth={2.5}
              // The font's letters are made of parts, whose inner edges the fill hides.
              paintOrder="stroke"
              fontFamily="var(--font-display)"
              fontWeight={700}
              textAnchor="middle"
              dominantBaseline="central"
              unicodeBidi="plaintext"
              fontSize={sizeOn(board).toFixed(1)}
              // Set by script, which the CSP allows: no name is ever prerendered. What is copied from the product is the name as typed.
              style={{ textTransform: 'uppercase' }}
            >
              {isSketch ? capitals : name}
            </text>
          </g>
        ))}
    </g>
  ));
}

/** The width of a text in the display font, whichever font has its characters, as a multiple of the letters' size. */
function widthOf(text: string): number {
  const context = document.createElement('canvas').getContext('2d');
  // The browser draws no text on a canvas: no letter is wider than it is high.
  if (!context) return text.length;
  context.font = `700 100px ${getComputedStyle(document.documentElement).getPropertyValue('--font-display')}`;
  return context.measureText(text).width / 100;
}
