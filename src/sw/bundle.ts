import { BUNDLE_URL, type BundledExtension, type SiteBundle } from '../shared/worker-contract.ts';
import { bundleDigest } from './precache.ts';

const PREFIX = 'bundle-';
/** The cache of this version's bundle: each version has its own. */
export const BUNDLE_CACHE = PREFIX + bundleDigest;
export const isBundleCache = (name: string) => name.startsWith(PREFIX);
/** The key of the number of entries. No request finds it: the worker looks up bare paths, and static routes match no query. */
const COUNT = '/?entries';

const HTML = 'text/html; charset=utf-8';
/** Content types of the bundle's files. */
const TYPES: Record<BundledExtension | 'xml', string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  xml: 'application/xml; charset=utf-8',
};

/** Fetches the bundle, caches what it holds and returns the pages' paths. Rejects when the host already serves another version's bundle. */
export async function cacheBundle(): Promise<string[]> {
  const response = await fetch(new Request(BUNDLE_URL, { integrity: bundleDigest, cache: 'no-cache', priority: 'low' }));
  const { pages, files } = (await response.json()) as SiteBundle;
  const cache = await caches.open(BUNDLE_CACHE);
  const put = (path: string, text: string, type: string) => cache.put(path, new Response(text, { headers: headersFor(type, response) }));
  const entries = await Promise.all([
    ...Object.entries(pages).map(([path, text]) => put(path, text, HTML)),
    // A static route's pattern cannot tell `/about?` from `/about`, but the cache can: without an entry, the browser would ask the network.
    ...Object.keys(pages).map((path) => cache.put(`${path}?`, Response.redirect(path))),
    ...Object.entries(files).map(([path, text]) => put(path, text, TYPES[extensionOf(path)])),
  ]);
  // Comes last and counts itself: a fill that was interrupted leaves no count, or fewer entries than it says.
  await cache.put(COUNT, Response.json(entries.length + 1));
  return Object.keys(pages);
}

/** Caches the bundle again if the browser has emptied its cache, or lost part of it. */
export async function refillBundle(): Promise<void> {
  const cache = await caches.open(BUNDLE_CACHE);
  const count = await cache.match(COUNT);
  const entries = await cache.keys();
  if ((await count?.json()) !== entries.length) await cacheBundle();
}

/** This version's page or file at `path`, as the host would send it. */
export function matchBundled(path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName: BUNDLE_CACHE });
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
