import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { canonicalPath } from '../app/canonical-path.ts';
import { isFile } from '../app/is-file.ts';
import { matchBundled } from './bundle.ts';

/** Unknown paths that redirect to the blog, as on the host (src/prerender/redirects.ts). */
const OF_BLOG = /^\/blog\/[^/]+$/;

/** The visitor opens a page of this site: not a file (a feed, an image opened on its own) and not the API. */
export function opensPage({ request, sameOrigin, url }: RouteMatchCallbackOptions): boolean {
  return sameOrigin && request.mode === 'navigate' && !url.pathname.startsWith('/api/') && !isFile(url.pathname);
}

/**
 * Serves this version's page, whatever the query: no page depends on it. An unknown path may be a page of a newer version, so it goes to
 * the network; only offline is it answered from here, with a redirect to the blog or the 404 page.
 */
export async function answerNavigation({ request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  const path = canonicalPath(url.pathname);
  const page = await matchBundled(path);
  if (page) return page;
  try {
    return await fetch(request);
  } catch {
    return answerOffline(path);
  }
}

async function answerOffline(path: string): Promise<Response> {
  if (OF_BLOG.test(path)) return Response.redirect('/blog');
  const page = await matchBundled('/404');
  return page ? new Response(page.body, { status: 404, statusText: 'Not Found', headers: page.headers }) : Response.error();
}
