/**
 * White space and everything invisible: default-ignorable characters (`DI`), and the braille pattern without dots. The lookbehind
 * keeps the search linear: without it, a match would be tried from each blank inside a text.
 */
const BLANK_ENDS = /^[\s\p{Cc}\p{DI}\u2800]+|(?<![\s\p{Cc}\p{DI}\u2800])[\s\p{Cc}\p{DI}\u2800]+$/gu;
/** Parts of the character before them: variation selectors, as after a red heart, and the tags that make a flag. */
const ATTACHED = /^[\p{VS}\u{e0020}-\u{e007f}]*/u;
/** Marks alone are not drawn either: they modify a letter. */
const DRAWN = /[^\s\p{M}\p{Cc}\p{Cf}\p{DI}\u2800]/u;
const INVISIBLE = /[\p{DI}\u2800]/gu;
/** Embeddings, overrides and isolates, which change the direction of all that follows until they end: https://unicode.org/reports/tr9/. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g;

/** Trims everything that looks blank. */
export function trimBlank(text: string): string {
  return text.replace(BLANK_ENDS, (end, start: number) => (start === 0 ? '' : (ATTACHED.exec(end)?.[0] ?? '')));
}

export function dropInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

export function dropDirection(text: string): string {
  return text.replace(DIRECTION, '');
}

/** A line of text as it is shown, or put into a mail's head: trimmed, and nothing in it changes the direction of what follows. */
export function cleanLine(line: string): string {
  return trimBlank(dropDirection(line)).normalize('NFC');
}

/** The text's length in UTF-16 code units, without what is invisible; 0 if nothing is drawn. */
export function visibleLength(text: string): number {
  return DRAWN.test(text) ? dropInvisible(text).length : 0;
}

/** Cuts the text to what fits, with its ellipsis, and never within a character: an emoji is kept whole or left out. */
export function clip(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  let start = '';
  for (const { segment } of new Intl.Segmenter('fr').segment(text)) {
    if (!fits(`${start}${segment}…`)) break;
    start += segment;
  }
  return `${start.trimEnd()}…`;
}
