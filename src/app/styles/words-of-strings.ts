/** What UnoCSS reads of a component (uno.config.ts): the words of every string and template in its code, each of which may be a class. */
export function wordsOfStrings(code: string): string[] {
  return code.match(/'[^'\n]*'|"[^"]*"|`[^`]*`/g)?.flatMap((text) => text.split(/[\s"'`{}$]+/)) ?? [];
}
