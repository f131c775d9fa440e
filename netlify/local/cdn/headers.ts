import { pathPattern } from './path-pattern.ts';

export type HeaderRule = { pattern: RegExp; headers: Map<string, string> };

/** Reads a `_headers` file: a path on a line of its own, its headers indented below. A header said twice under one path is joined. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n').filter((line) => line.trim() && !line.trim().startsWith('#'))) {
    if (/^\S/.test(line)) {
      rules.push({ pattern: pathPattern(line.trim()), headers: new Map() });
      continue;
    }
    const [, name = '', value = ''] = /^\s+([^\s:]+):\s*(.*?)\s*$/.exec(line) ?? [];
    const headers = rules.at(-1)?.headers;
    if (!name || !headers) throw new Error(`_headers: "${line.trim()}" is neither a path nor a header below one`);
    const said = headers.get(name.toLowerCase());
    headers.set(name.toLowerCase(), said === undefined ? value : `${said}, ${value}`);
  }
  return rules;
}

/** All headers that the rules give a path, names in lower case; a later rule wins. */
export function headersFor(rules: HeaderRule[], pathname: string): Map<string, string> {
  return new Map(rules.filter(({ pattern }) => pattern.test(pathname)).flatMap(({ headers }) => [...headers]));
}
