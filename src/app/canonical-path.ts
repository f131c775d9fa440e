/**
 * A page's one address: the host may also serve it as `/about/`, `/about.html`, `//about` or `/%61bout`, and `/` as `/index.html`. Page and
 * worker must agree.
 */
export function canonicalPath(path: string): string {
  return path
    .replace(/%(?!25)[2-7][\dA-F]/gi, decodeURI)
    .replace(/^\/+/, '/')
    .replace(/([^/])(?:\/|\.html)$/, '$1')
    .replace(/^\/index$/, '/');
}
