/** A letter, a digit, `-`, `.`, `_` or `~` that is encoded without need: https://www.rfc-editor.org/rfc/rfc3986#section-2.3 */
const UNRESERVED = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi;

/**
 * A page's one URL, in lower case: the host may also serve it under others, which each step names. Page and worker must agree. For
 * pages only: names of files keep their capitals.
 */
export function canonicalPath(path: string): string {
  return path
    .replace(UNRESERVED, decodeURIComponent) // `/%61bout`
    .toLowerCase() // `/About`
    .replace(/^\/+/, '/') // `//about`
    .replace(/([^/])(?:\/|\.html)$/, '$1') // `/about/`, `/about.html`
    .replace(/^\/index$/, '/'); // `/index.html`
}
