import { PAGES, type PageBundle, pagesDigest } from './manifest.ts';

export const NOT_FOUND_PAGE = '/404';
export const PAGES_CACHE = `pages-${pagesDigest}`;

/** Fetches all pages of this version with their drawings and answers the pages' paths. Rejects when the host already serves those of another. */
export async function fillPages(): Promise<string[]> {
  const response = await fetch(new Request(PAGES, { integrity: pagesDigest, cache: 'no-cache', priority: 'low' }));
  const { styles, pages, drawings } = (await response.json()) as PageBundle;
  const cache = await caches.open(PAGES_CACHE);
  const [html, svg] = ['text/html; charset=utf-8', 'image/svg+xml'].map((type) => ({ headers: headersFor(type, response) }));
  await Promise.all([
    ...Object.entries(pages).map(([path, text]) => cache.put(path, new Response(withStyle(text, styles), html))),
    ...Object.entries(drawings).map(([path, text]) => cache.put(path, new Response(text, svg))),
  ]);
  return Object.keys(pages);
}

/**
 * Has the browser open these pages from the cache by itself, where it can: no worker has to start first. It looks for the very address, so
 * one with a query is still the worker's to answer, as all are where the browser refuses. Never rejects.
 */
export async function openWithoutWorker(event: ExtendableEvent, paths: string[]): Promise<void> {
  const rules = paths.map((pathname): RouterRule => {
    return { condition: { urlPattern: { pathname, search: '' }, requestMode: 'navigate' }, source: { cacheName: PAGES_CACHE } };
  });
  await event.addRoutes?.(rules).catch(() => {});
}

/** This version's page or drawing at `path`, as the host would send it. */
export function matchBundled(path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName: PAGES_CACHE });
}

function withStyle(page: string, styles: string[]): string {
  return page.replace(/<style>(\d+)<\/style>/, (_, place) => `<style>${styles[Number(place)]}</style>`);
}

/** The security policy and its like are the same for all; what describes the bundle itself is not of what it holds. */
function headersFor(type: string, response: Response): Headers {
  const headers = new Headers(response.headers);
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag', 'Vary']) headers.delete(name);
  headers.set('Content-Type', type);
  return headers;
}
