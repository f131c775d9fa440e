import { cacheNames } from 'workbox-core/cacheNames.js';
import type { PrecacheEntry } from 'workbox-precaching/_types.js';
import { BUNDLE_URL, type SiteBundle } from '../shared/worker-contract.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry & { count?: number })[] };

// Injected by the build. With its digest as `integrity`, a file that is not from this build fails the whole install, and the old worker stays
// in control. Only the web manifest, which the plugin adds, has none.
const entries = self.__WB_MANIFEST;

export const filesBesideBundle = entries.filter(({ url }) => url !== BUNDLE_URL);
const { integrity: digest = '', count = 0 } = entries.find(({ url }) => url === BUNDLE_URL) ?? {};
const BUNDLE_CACHE = `bundle-${digest}`;

const TYPES = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  xml: 'application/xml; charset=utf-8',
};

/** Fetches the bundle of the version in use again, if the browser has emptied its cache or lost part of it. */
export async function refillBundle(): Promise<void> {
  const kept = await (await caches.open(BUNDLE_CACHE)).keys();
  // All, and the mark.
  if (kept.length > count) return;
  await fillBundle();
  await markInUse();
}

/** Fetches the bundle, caches what it holds and returns the pages' paths. Rejects when the host already serves another version's bundle. */
export async function fillBundle(): Promise<string[]> {
  const response = await fetch(new Request(BUNDLE_URL, { integrity: digest, cache: 'no-cache', priority: 'low' }));
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
  return paths;
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

/**
 * Deletes all other caches if asked to, except the bundle that was in use until now: a page with unsent text is not reloaded, may still load
 * modules of its own version, and the host no longer has them. Then marks this version's bundle as the one in use.
 */
export async function keepTwoBundles(deletesOthers: boolean): Promise<void> {
  const names = deletesOthers ? await caches.keys() : [];
  for (const name of names.filter((name) => name !== BUNDLE_CACHE && name !== cacheNames.precache)) {
    const wasInUse = await (await caches.open(name)).delete(BUNDLE_URL);
    if (!wasInUse) await caches.delete(name);
  }
  await markInUse();
}

async function markInUse(): Promise<void> {
  await (await caches.open(BUNDLE_CACHE)).put(BUNDLE_URL, new Response());
}

function withStyle(page: string, styles: string[]): string {
  return page.replace(/<style>(\d+)<\/style>/, (_, index) => `<style>${styles[Number(index)]}</style>`);
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
