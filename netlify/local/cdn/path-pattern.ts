/** Netlify's path patterns: `*` at the end stands for anything, the bare path before it included; `:name` for one segment. */
export function pathPattern(path: string): RegExp {
  const source = path
    .replace(/\/$/, '')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/:(\w+)/g, '/(?<$1>[^/]+)')
    .replace(/\/\*$/, '(?:/(?<splat>.*))?');
  return new RegExp(`^${source}/?$`);
}
