import type { HeroVariant } from '../../../content/types.ts';

/** The size of the hero's drawings. */
export const HERO_WIDTH = 720;
export const HERO_HEIGHT = 460;

/**
 * The line of each drawing, in its coordinates: from beyond the window's left edge along the drawing's top edge, then through what is
 * drawn, to beyond the window's right edge.
 */
export const heroLines: Record<HeroVariant, string> = {
  website: 'M-9e3 0H624q16 0 16 16v144q0 16 16 16h4q16 0 16 16v144q0 30 30 30h9e3',
  webapp:
    'M-9e3 0H131q19 0 19 20v156c0 48 36 42 56 22s34 2 56-16 34-29 58-36 28-34 54-34 32 16 60 8 40-36 74-36 38 6 60-4 44-12 72-12 36 14 36 36v232q0 30 30 30h9e3',
  ecommerce: 'M-9e3 0H624q16 0 16 16v270q0 16 16 16h4q16 0 16 16v18q0 30 30 30h9e3',
};
