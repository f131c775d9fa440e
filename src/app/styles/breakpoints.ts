/**
 * Widths of the window at which the layout changes: `@screen md` in a stylesheet, `md:` in roles.ts. They follow the browser's font size,
 * which em and rem both are there: visitors who read at 200 % get the layout of a screen half as wide. `xl` is also the page's width, in
 * rem so that it is the same whatever the element's font.
 */
export const breakpoints = { md: '48em', lg: '64em', xl: '80rem' } as const;
