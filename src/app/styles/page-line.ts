// The page's line in class names: what components say of it (README.md).
import type { Rule } from 'unocss';

/** Shortcuts for elements, by the pages that carry them. */
export const lineShortcuts = {
  shared: {
    // Is crossed by the page's line.
    line: 'relative',
    // The line comes down this margin, from the section above.
    'enter-left': 'before:line-left',
    'enter-right': 'before:line-right leftwards',
    // The line goes round in this margin, to the next element.
    'turn-left': 'after:line-left leftwards',
    'turn-right': 'after:line-right',
  },
  home: {
    // The line goes down this margin, to the section below.
    'leave-left': 'after:line-left after:line-down leftwards',
    'leave-right': 'after:line-right after:line-down',
    // The line goes under the element, back to where it entered, and down.
    'return-left': 'after:line-left after:line-down',
  },
  services: {
    // The line leaves the end of a row, through the window's edge.
    'row-leave-left': 'after:line-left after:line-down after:w-screen',
    'row-leave-right': 'after:line-right after:line-down after:w-screen',
  },
};

/** Utilities: `line-…` are pieces, of which the shortcuts are made; the others say how the line is drawn. */
export const lineRules: Rule[] = [
  // A piece in the margin beside an element; the left one is the mirror image.
  ['line-right', { content: '""' }],
  ['line-left', { content: '""', direction: 'rtl' }],
  // Extends a piece down to the next section: it is longer than any section, which clips it.
  ['line-down', { 'margin-bottom': '-200rem' }],
  // The line crosses the element from right to left. Shortcuts of a line that enters on the right, or leaves on the left, include it.
  ['leftwards', { '--mask-from': '0' }],
  // The element's place in its row, in the order in which the line crosses it.
  [/^part-(\d)-of-(\d)$/, ([, part = '', of = '']) => ({ '--row-index': part, '--row-count': of })],
];
