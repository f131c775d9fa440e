import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { canonicalPath } from '../app/canonical-path.ts';
import { matchBundled, NOT_FOUND_PAGE } from './bundle.ts';
import { keepRead, matchRead } from './read-pages.ts';

/** Which unknown paths lead to the blog, as the host's redirects do (src/prerender/redirects.ts). */
const OF_BLOG = /^\/blog\/(page\/)?[^/]+$/;
/** `/feed.xml`, but neither `/about.html`, which the host serves too, nor `/blog/version-2.0`, which nobody does. */
const FILE = /\.(?!html$)[a-z][a-z\d]+$/i;

/** A page of this site, be it only to keep it: not a file (a feed, an image opened by itself) and not the API. */
export function isNavigation({ request, sameOrigin, url }: RouteMatchCallbackOptions): boolean {
  return sameOrigin && isPage(request) && !url.pathname.startsWith('/api/') && !FILE.test(url.pathname);
}

/**
 * This version's page first; no page depends on its query. A path that this version does not know may be a page of a newer one: the host is asked,
 * and only without network do we answer in its place.
 */
export async function answerNavigation({ event, request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  const path = canonicalPath(url.pathname);
  // Storage that cannot be read is no reason to be without a network.
  const page = await matchBundled(path).catch(() => undefined);
  if (page) return page;
  try {
    const response = await fetch(request);
    if (response.ok && !response.redirected && path.startsWith('/blog/')) {
      const kept = keepRead(path, response.clone());
      event.waitUntil(kept);
      if (request.mode !== 'navigate') await kept;
    }
    return response;
  } catch {
    return (await matchRead(path)) ?? answerOffline(path);
  }
}

/** Opened, or asked for by a page that wants it kept; contract with app/pwa/OfflineReady.tsx. */
function isPage({ mode, headers }: Request): boolean {
  return mode === 'navigate' || headers.get('Accept') === 'text/html';
}

async function answerOffline(path: string): Promise<Response> {
  if (OF_BLOG.test(path)) return Response.redirect('/blog');
  const page = await matchBundled(NOT_FOUND_PAGE);
  return page ? new Response(page.body, { status: 404, statusText: 'Not Found', headers: page.headers }) : Response.error();
}
