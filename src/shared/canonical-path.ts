/**
 * A page's one address, in lower case: the host may also serve it under others, which each step names. Page and worker must agree. For pages
 * only: names of files keep their capitals.
 */
export function canonicalPath(path: string): string {
  return path
    .replace(/%(?!25)[2-7][\dA-F]/gi, decodeURI) // `/%61bout`
    .toLowerCase() // `/About`
    .replace(/^\/+/, '/') // `//about`
    .replace(/([^/])(?:\/|\.html)$/, '$1') // `/about/`, `/about.html`
    .replace(/^\/index$/, '/'); // `/index.html`
}
