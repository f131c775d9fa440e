/** The words of every string and template in a component's code: each may be a class. */
export function wordsOfStrings(code: string): string[] {
  return code.match(/'[^'\n]*'|"[^"]*"|`[^`]*`/g)?.flatMap((text) => text.split(/[\s"'`{}$]+/)) ?? [];
}
