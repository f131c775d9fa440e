import { ARTICLE_PATH, BLOG_PATH } from '../../shared/page-contract.ts';

/**
 * Redirects an article that does not exist to the blog; any other missing path is a 404. Netlify serves existing files first.
 * No rule drops a trailing slash: it would loop, since Netlify matches `/about` and `/about/` alike. Netlify's Pretty URLs redirect the one
 * to the other. If the owner turns them off, both serve the same file, whose canonical link has no trailing slash.
 */
export function redirectsFile(): string {
  return `${ARTICLE_PATH} ${BLOG_PATH} 302\n`;
}
