import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { canonicalPath } from '../shared/canonical-path.ts';
import { hasFileExtension } from '../shared/has-file-extension.ts';
import { ARTICLE_PATH, BLOG_PATH } from '../shared/page-contract.ts';
import { pathPattern } from '../shared/path-pattern.ts';
import { matchBundled } from './bundle.ts';

/** An article's path. One that does not exist redirects to the blog, as on the host (src/prerender/deploy/redirects.ts). */
const ARTICLE = pathPattern(ARTICLE_PATH);

/** The visitor opens a page of this site, or a file on its own (the feed, an image): not the API. */
export function isNavigation({ request, sameOrigin, url }: RouteMatchCallbackOptions): boolean {
  return sameOrigin && request.mode === 'navigate' && !url.pathname.startsWith('/api/');
}

/**
 * Serves this version's page, whatever the query: no page depends on it. A file may be newer on the network, and an unknown path may be a
 * page of a newer version: both come from the network, and from the bundle only offline.
 */
export async function answerNavigation({ request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  const path = hasFileExtension(url.pathname) ? url.pathname : canonicalPath(url.pathname);
  const kept = await matchBundled(path);
  if (kept && !hasFileExtension(path)) return kept;
  try {
    return await fetch(request);
  } catch {
    return kept ?? answerOffline(path);
  }
}

/** Redirects an unknown article to the blog. Anything else, even a file that exists, gets the 404 page: it has links to what is kept. */
async function answerOffline(path: string): Promise<Response> {
  if (ARTICLE.test(path)) return Response.redirect(BLOG_PATH);
  const page = await matchBundled('/404');
  return page ? new Response(page.body, { status: 404, statusText: 'Not Found', headers: page.headers }) : Response.error();
}
