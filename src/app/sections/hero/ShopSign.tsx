import { useLayoutEffect, useState } from 'react';
import type { HeroVariant } from '../../../content/types.ts';
import { fitSign, type Room, type WidthOf } from './fit-sign.ts';
import { heroVariants } from './hero-variant.ts';

/** The room for a sign, and its middle in the drawing's coordinates. */
type Place = Room & { x: number; y: number };

/** Signs as wide as the name: one on the drawn page, one on the phone, the card or the bag in front of it. */
const places: Record<HeroVariant, readonly [Place, Place]> = {
  website: [
    { x: 360, y: 67, width: 556, height: 58, size: 38 },
    { x: 608, y: 370, width: 108, height: 34, size: 20 },
  ],
  webapp: [
    { x: 360, y: 22, width: 384, height: 36, size: 26 },
    { x: 574, y: 283.5, width: 180, height: 21, size: 15 },
  ],
  ecommerce: [
    { x: 360, y: 52, width: 560, height: 46, size: 34 },
    { x: 600.5, y: 434, width: 95, height: 32, size: 15 },
  ],
};
/** Covers the drawn title or field that the name replaces. */
const covers: Partial<Record<HeroVariant, string>> = {
  website: 'M86,70h122v56H86zM492,70h114v28H492z',
  webapp: 'M164,9h158v26H164z',
};
/** The distance of lines, as a multiple of the letters' size. */
const LINE_HEIGHT = 1.1;

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
    <g key={id} data-variant={id} fill="var(--ink)" stroke={isSketch ? 'var(--paper)' : 'var(--ink)'} strokeWidth={2}>
      <path d={covers[id]} fill={isSketch ? undefined : 'var(--accent)'} stroke="none" />
      {places[id].map((place, index) => {
        const { x, y, height } = place;
        const { lines, size, width: fittedWidth } = fitSign(name, place, widthOf);
        const width = index > 0 ? place.width : fittedWidth;
        return (
          <g key={x}>
            <rect x={x - width / 2} y={y - height / 2} width={width} height={height} rx="4" fill={isSketch ? undefined : 'var(--paper)'} />
            <text
              stroke={isSketch ? undefined : 'none'}
              // For emojis, which have no outline. Safari knows no filter functions on SVG elements; a <filter> would exceed the page's budget.
              filter={isSketch ? 'grayscale(1)' : undefined}
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
              {lines.map((line, lineIndex) => {
                const lineY = y + LINE_HEIGHT * size * (lineIndex - (lines.length - 1) / 2);
                // Lines may be the same word.
                return (
                  <tspan key={lineY} x={x} y={lineY}>
                    {`${lineIndex > 0 ? ' ' : ''}${isSketch ? capitalsOf(line) : line}`}
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

/** No letter is wider than it is high. */
const countOf: WidthOf = (text) => text.length;

/** Measures texts in capitals of the display font, if the browser draws any on a canvas. */
function measurer(): WidthOf {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return countOf;
  context.font = `700 100px ${getComputedStyle(document.documentElement).getPropertyValue('--font-display')}`;
  return (text) => context.measureText(capitalsOf(text)).width / 100;
}
