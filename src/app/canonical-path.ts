/** The one address of a page: the host may serve it as `/about/`, `//about`, `/about.html` and `/index.html`, too. Page and worker must agree. */
export function canonicalPath(path: string): string {
  return path
    .replace(/\/+/g, '/')
    .replace(/([^/])(?:\/|\.html)$/, '$1')
    .replace(/^\/index$/, '/');
}
