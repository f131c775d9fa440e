/** The line under the brand's name, as an SVG path within 96 × 36; also drawn on share cards. */
export const WORDMARK_LINE = 'M1 32c18-2.6 40-2.6 61-1 6 .4 9-1.5 11-6 2.2-5 5-14 9-14 3.5 0 2.5 8 6 8 2 0 4-1.5 7-3';
