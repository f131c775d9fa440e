/**
 * Netlify serves the files that exist before it reads these rules: an unknown slug leads to the blog, and anything else is a 404.
 * A rule that drops a trailing slash would loop, since Netlify matches `/about` and `/about/` alike: both answer with the same file, and its
 * canonical link names the one without.
 */
export function redirectsFile(): string {
  return ['/blog/* /blog 302', '/contact/* /contact 302', ''].join('\n');
}
