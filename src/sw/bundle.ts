import { BUNDLE, bundleDigest, type SiteBundle } from './manifest.ts';

export const NOT_FOUND_PAGE = '/404';

const CACHES = 'bundle-';
export const BUNDLE_CACHE = CACHES + bundleDigest;

const TYPES = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};

/** Fetches the bundle, caches what it holds and returns the pages' paths. Rejects when the host already serves another version's bundle. */
export async function fillBundle(): Promise<string[]> {
  const response = await fetch(new Request(BUNDLE, { integrity: bundleDigest, cache: 'no-cache', priority: 'low' }));
  const { styles, pages, files } = (await response.json()) as SiteBundle;
  const cache = await caches.open(BUNDLE_CACHE);
  const put = (path: string, text: string, type: string) => cache.put(path, new Response(text, { headers: headersFor(type, response) }));
  const paths = Object.keys(pages);
  const entries = [
    ...Object.entries(pages).map(([path, text]) => put(path, withStyle(text, styles), TYPES.html)),
    // A static route's pattern cannot tell `/about?` from `/about`, but the cache can: without an entry, the browser would ask the network.
    ...paths.map((path) => cache.put(`${path}?`, Response.redirect(path))),
    ...Object.entries(files).map(([path, text]) => put(path, text, TYPES[extensionOf(path)])),
  ];
  await Promise.all(entries);
  await cache.put(BUNDLE, new Response(`${entries.length}`));
  return paths;
}

/** Whether the cache still has as many entries as were put there. Does not recreate a cache that a newer version has deleted. */
export async function isBundleWhole(): Promise<boolean> {
  const count = await matchBundled(BUNDLE);
  if (!count) return false;
  const others = (await (await caches.open(BUNDLE_CACHE)).keys()).length - 1;
  return others === Number(await count.text());
}

/**
 * Lets the browser serve these pages from the cache without starting the worker, where it supports static routing. URLs must match exactly:
 * those with a query (a bare `?` is none) still go to the worker, as do all of them where the browser rejects the routes. Never rejects.
 */
export async function openWithoutWorker(event: ExtendableEvent, paths: string[]): Promise<void> {
  const rules = paths.map((pathname): RouterRule => {
    return { condition: { urlPattern: { pathname, search: '' }, requestMode: 'navigate' }, source: { cacheName: BUNDLE_CACHE } };
  });
  await event.addRoutes?.(rules).catch(() => {});
}

/** This version's page or file at `path`, as the host would send it. */
export function matchBundled(path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName: BUNDLE_CACHE });
}

/** Whether this is a bundle cache, of this version or another. */
export function isBundleCache(name: string): boolean {
  return name.startsWith(CACHES);
}

function withStyle(page: string, styles: string[]): string {
  return page.replace(/<style>(\d+)<\/style>/, (_, place) => `<style>${styles[Number(place)]}</style>`);
}

function extensionOf(path: string): keyof typeof TYPES {
  return path.slice(path.lastIndexOf('.') + 1) as keyof typeof TYPES;
}

/** Keeps the bundle's headers that hold for every file (the CSP and so on) and drops those that describe the bundle itself. */
function headersFor(type: string, response: Response): Headers {
  const headers = new Headers(response.headers);
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag', 'Vary']) headers.delete(name);
  headers.set('Content-Type', type);
  return headers;
}
