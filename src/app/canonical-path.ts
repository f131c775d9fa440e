/** Percent-encoded letters, digits and `-._~`. A URL means the same with and without the encoding (RFC 3986, 2.3). */
const ENCODED = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi;

/**
 * A page's one address: the host may also serve it as `/about/`, `//about`, `/%61bout`, `/about.html` or `/index.html`. Page and worker must
 * agree. Any other encoding stays: `%2F` is no slash, and `/%E9` is malformed. No address of this site needs them.
 */
export function canonicalPath(path: string): string {
  return path
    .replace(ENCODED, (character) => decodeURIComponent(character))
    .replace(/\/+/g, '/')
    .replace(/([^/])(?:\/|\.html)$/, '$1')
    .replace(/^\/index$/, '/');
}
