/** A page's one address: the host may also serve it as `/about/`, `//about`, `/about.html` or `/index.html`. Page and worker must agree. */
export function canonicalPath(path: string): string {
  return path
    .replace(/\/+/g, '/')
    .replace(/([^/])(?:\/|\.html)$/, '$1')
    .replace(/^\/index$/, '/');
}
