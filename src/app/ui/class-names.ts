/** The classes of an element: that of the component, and what a caller adds. */
export const classNames = (base: string, added?: string): string => (added ? `${base} ${added}` : base);
