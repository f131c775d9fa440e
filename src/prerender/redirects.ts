/** Netlify serves the files that exist before it reads these rules: an unknown slug leads to the blog, and anything else is a 404. */
export function redirectsFile(): string {
  return ['/blog/* /blog 302', '/contact/* /contact 302', ''].join('\n');
}
