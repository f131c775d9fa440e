/** A comment, whose apostrophes are no quotes, or a string. */
const COMMENT_OR_STRING = /\/\*.*?\*\/|\/\/[^\n]*|('[^'\n]*'|"[^"]*"|`[^`]*`)/gs;

/**
 * What UnoCSS reads of a component (uno.config.ts): the words of every string and template in its code, each of which may be a class. Read by
 * UnoCSS's own extractor, comments and code would put 200 bytes of unused rules into each page (Brotli, 2026-11-29).
 */
export function wordsOfStrings(code: string): string[] {
  return [...code.matchAll(COMMENT_OR_STRING)].flatMap(([, text = '']) => text.split(/[\s"'`{}$]+/));
}
