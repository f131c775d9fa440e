// The page's line in class names: what components say of it (README.md).
import type { Rule } from 'unocss';

/** Shortcuts for elements, by the pages that carry them. */
export const lineShortcuts = {
  shared: {
    // The page's line crosses this element.
    line: 'relative',
    // It comes down the margin, from the section above.
    'enter-left': 'before:line-left',
    'enter-right': 'before:line-right leftwards',
    // It goes round in the margin, to the next element.
    'turn-left': 'after:line-left leftwards',
    'turn-right': 'after:line-right',
  },
  home: {
    // It goes down the margin, to the section below.
    'leave-left': 'after:line-left after:line-down leftwards',
    'leave-right': 'after:line-right after:line-down',
    // It goes under the element, back to where it entered, and down.
    'return-left': 'after:line-left after:line-down',
  },
  services: {
    // The same, from the end of a row to the window's edge.
    'row-leave-left': 'after:line-left after:line-down after:w-screen',
    'row-leave-right': 'after:line-right after:line-down after:w-screen',
  },
};

/** Utilities: `line-…` are pieces, of which the shortcuts are made; the others say how the line is drawn. */
export const lineRules: Rule[] = [
  // A piece in the margin beside an element; the left one is the mirror image.
  ['line-right', { content: '""' }],
  ['line-left', { content: '""', direction: 'rtl' }],
  // Such a piece that goes down to the next section: longer than any section, which clips it.
  ['line-down', { 'margin-bottom': '-200rem' }],
  // The line crosses the element from right to left. Where it enters on the right, turns or leaves on the left, the shortcut says so.
  ['leftwards', { '--mask-from': '0' }],
  // The element's place in its row, in the order in which the line crosses it.
  [/^part-(\d)-of-(\d)$/, ([, part = '', of = '']) => ({ '--part': part, '--of': of })],
];
