import { ARTICLE_PATH, BLOG_PATH } from '../../shared/page-contract.ts';

/**
 * Netlify serves existing files before it applies this rule: an article that does not exist redirects to the blog, and any other missing
 * path is a 404.
 * There is no rule to drop a trailing slash: it would loop, since Netlify matches `/about` and `/about/` alike. Its Pretty URLs already
 * redirect one to the other; if the owner turns them off, both serve the same file, whose canonical link has no trailing slash.
 */
export function redirectsFile(): string {
  return `${ARTICLE_PATH} ${BLOG_PATH} 302\n`;
}
