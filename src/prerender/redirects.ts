/**
 * Netlify serves the files that exist before it reads these rules: an article or a page of the blog that does not exist leads to the blog,
 * and anything else is a 404.
 * A rule that drops a trailing slash would loop, since Netlify matches `/about` and `/about/` alike. Its pretty URLs move the one to the other
 * by themselves; where the owner has turned them off, both answer with the same file, and its canonical link names the one without.
 */
export function redirectsFile(): string {
  return ['/blog/:slug /blog 302', '/blog/page/:number /blog 302', ''].join('\n');
}
