import { pathPattern } from './path-pattern.ts';

export type HeaderRule = { pattern: RegExp; headers: Map<string, string> };

/** Parses a `_headers` file: each path on its own line, its headers indented below. Joins repeated headers; throws on any other line. */
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

/** The headers for a path, names in lower case; later rules win. */
export function headersFor(rules: HeaderRule[], pathname: string): Map<string, string> {
  return new Map(rules.filter(({ pattern }) => pattern.test(pathname)).flatMap(({ headers }) => [...headers]));
}
