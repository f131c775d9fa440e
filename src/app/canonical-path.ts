/** A page's one address: the host may also serve it as `/about/` or `/about.html`, and `/` as `/index.html`. Page and worker must agree. */
export function canonicalPath(path: string): string {
  return path.replace(/([^/])(?:\/|\.html)$/, '$1').replace(/^\/index$/, '/');
}
