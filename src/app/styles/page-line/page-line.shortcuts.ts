/** Ways in which the page's line comes and goes (README.md): on every page, on the home page, and on /services. */
export const pageLine = {
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
    // The line goes round to the next row, of two on narrow screens, of three on wide ones.
    'row-turn': 'lt-lg:after:line-left lt-lg:leftwards lg:after:line-right',
    // The line leaves the end of a row, through the window's edge.
    'row-leave-left': 'after:line-left after:line-down after:w-screen',
    'row-leave-right': 'after:line-right after:line-down after:w-screen',
  },
};
