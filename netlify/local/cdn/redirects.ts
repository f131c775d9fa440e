import { pathPattern } from './path-pattern.ts';

export type RedirectRule = { pattern: RegExp; to: string; status: number };

const STATUSES = new Set([301, 302, 303, 307, 308]);

/** Parses the `_redirects` syntax that this site needs: `from to [status]`. Throws on rewrites, conditions and forced rules. */
export function parseRedirects(text: string): RedirectRule[] {
  const lines = text.split('\n').map((line) => line.replace(/(^|\s)#.*$/, '').trim());
  return lines.filter(Boolean).map((line) => {
    const [from = '', to = '', status = '301', ...rest] = line.split(/\s+/);
    if (!from.startsWith('/') || !to || !STATUSES.has(Number(status)) || rest.length > 0) {
      throw new Error(`_redirects: "${line}" is more than the local server knows (from, to, and one of ${[...STATUSES].join(', ')})`);
    }
    return { pattern: pathPattern(from), to, status: Number(status) };
  });
}

/** The redirect of the first matching rule. Keeps the query string unless the rule has its own. */
export function redirectFor(rules: RedirectRule[], { pathname, search }: URL): { status: number; location: string } | undefined {
  for (const { pattern, to, status } of rules) {
    const match = pattern.exec(pathname);
    if (!match) continue;
    const target = to.replace(/:(\w+)/g, (whole, name: string) => match.groups?.[name] ?? (name === 'splat' ? '' : whole));
    return { status, location: target.includes('?') ? target : target + search };
  }
  return undefined;
}
