// The words for the page's line in markup and stylesheets (README.md).
import type { Rule } from 'unocss';

/** The way of the line in the margins beside an element of the class `line`. */
export const lineMixins = {
  // Comes down this margin, from the section above.
  'enter-left': 'before:line-left',
  'enter-right': 'before:line-right leftwards',
  // Comes from the window's left edge, on the level.
  'enter-from-window': 'before:line-left before:line-from-window',
  // Goes round in this margin, to the next element.
  'turn-left': 'after:line-left leftwards',
  'turn-right': 'after:line-right',
  // Goes to and fro through a list whose elements stand one below the other, round the first on this side.
  'zigzag-left': 'odd:turn-left even:turn-right',
  'zigzag-right': 'odd:turn-right even:turn-left',
  // Goes down this margin, to the section below.
  'leave-left': 'after:line-left after:line-down leftwards',
  'leave-right': 'after:line-right after:line-down',
  // With one of these: reaches the window's edge.
  'to-window': 'after:w-screen',
};

/** The scroll position at which that many parts of a row's line are drawn. */
const crossing = (parts: string) => `entry-crossing calc(var(--draw-from) + var(--draw-distance) * ${parts} / var(--row-count, 1))`;

/** Rules: `line-…` are pieces, for the words above alone; the others say how the line is drawn. */
export const lineRules: Rule[] = [
  // A piece in the margin beside an element; the left one is the mirror image.
  ['line-right', { content: '""' }],
  ['line-left', { content: '""', direction: 'rtl' }],
  // Extends a piece down to the next section: it is longer than any section, which clips it.
  ['line-down', { 'margin-bottom': '-200rem' }],
  ['line-from-window', { top: '0', width: '100vw', 'margin-top': 'var(--line-y, 0px)', 'padding-top': '0' }],
  // The line crosses the element from right to left. The words of a line that enters on the right, or leaves on the left, include it.
  ['leftwards', { '--mask-from': '0px' }],
  // The height at which the line crosses a drawing that is as wide as the element: crosses-476-of-640 is 476 below its top if it is 640 wide.
  [/^crosses-([\d.]+)-of-(\d+)$/, ([, y, width]) => ({ '--line-y': `round(100% * ${y} / ${width} - 2px, 1px)` })],
  // The same where the line runs on into the drawing: joins-476-of-640x480. Both begin at a whole pixel: the drawing is of whole pixels, since
  // the browser may paint it up to one higher otherwise, and moves by the fraction that its line is off.
  [
    /^joins-(\d+)-of-(\d+)x(\d+)$/,
    ([, y, width, height], { symbols }) => [
      {
        'container-type': 'inline-size',
        '--image-height': `round(up, 100cqw * ${height} / ${width}, 1px)`,
        '--drawn-line-y': `calc(100cqw * (${y} - ${height} / 2) / ${width} + var(--image-height) / 2 - 2px)`,
        '--line-y': 'round(var(--drawn-line-y), 1px)',
      },
      {
        [symbols.selector]: (element) => `${element} img`,
        height: 'var(--image-height)',
        translate: '0 calc(var(--line-y) - var(--drawn-line-y))',
      },
    ],
  ],
  // Inks the element by the scroll position: while it rises from the window's foot to `--draw-distance`, in the order of its row. In
  // `animation-range`, `entry-crossing 78%` is reached as the point 78 % down the element comes in at the window's foot, and
  // `entry-crossing calc(78% + 10rem)` as that point has risen 10rem further.
  [
    'inked-by-scroll',
    {
      animation: 'draw-line linear backwards',
      'animation-timeline': 'view()',
      'animation-range': `${crossing('(var(--row-index, 1) - 1)')} ${crossing('var(--row-index, 1)')}`,
    },
  ],
  // Rows, each drawn in the order of the list. The first element's index is 1 by default.
  [
    /^rows-of-([234])$/,
    ([, count = ''], { symbols }) => [
      { '--row-count': count },
      ...[2, 3, 4].slice(0, Number(count) - 1).map((index) => ({
        [symbols.selector]: (element: string) => `${element}:nth-child(${count}n + ${index})`,
        '--row-index': `${index}`,
      })),
    ],
  ],
];
