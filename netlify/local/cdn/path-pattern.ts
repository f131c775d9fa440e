/** Compiles Netlify's path patterns: a trailing `*` matches anything, including the bare path before it; `:name` matches one segment. */
export function pathPattern(path: string): RegExp {
  const source = path
    .replace(/\/$/, '')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/:(\w+)/g, '/(?<$1>[^/]+)')
    .replace(/\/\*$/, '(?:/(?<splat>.*))?');
  return new RegExp(`^${source}/?$`);
}
