/** Stands for what the owner has still to fill in. */
export const BLANK = 'à compléter';
