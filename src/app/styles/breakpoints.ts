/**
 * Widths at which the layout changes: `md:` in a class name, `@screen md` in a stylesheet. In em: visitors who read at 200 % get the layout
 * of a screen half as wide. `xl` is also the page's width.
 */
export const breakpoints = { md: '48em', lg: '64em', xl: '80rem' } as const;
