/**
 * A page's one address, in lower case: the host may also serve it as `/About`, `/about/`, `/about.html`, `//about` or `/%61bout`, and `/` as
 * `/index.html`. Page and worker must agree. For pages only: names of files keep their capitals.
 */
export function canonicalPath(path: string): string {
  return path
    .replace(/%(?!25)[2-7][\dA-F]/gi, decodeURI)
    .toLowerCase()
    .replace(/^\/+/, '/')
    .replace(/([^/])(?:\/|\.html)$/, '$1')
    .replace(/^\/index$/, '/');
}
