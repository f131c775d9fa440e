import { isBundleCache, matchBundled } from './bundle.ts';
import { isPrecached, precacheName } from './precache.ts';

declare const self: ServiceWorkerGlobalScope;

export const PREVIOUS_CACHE = 'previous-assets';

/** Files whose name changes with their content: two versions never mean different things by one address. */
export function isHashed({ pathname }: Pick<URL, 'pathname'>): boolean {
  return pathname.startsWith('/assets/');
}

/**
 * A file of whatever version, from whatever cache: while this one takes over, it may be asked for files of the one before that it has not
 * set aside yet. Chromium does not let a page wait until then.
 */
export async function matchAnyVersion(pathname: string): Promise<Response | undefined> {
  return isHashed({ pathname }) ? caches.match(pathname) : undefined;
}

/**
 * Before this version takes over, sets aside the files of the one before for the pages that are open: one that holds unsent text stays as
 * it is, and the host has forgotten its files.
 */
export async function keepPreviousAssets(): Promise<void> {
  await caches.delete(PREVIOUS_CACHE);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length === 0) return;
  const to = await caches.open(PREVIOUS_CACHE);
  const names = (await caches.keys()).filter((name) => name === precacheName() || isBundleCache(name));
  await Promise.all(names.map(async (name) => copyStale(await caches.open(name), to)));
}

async function copyStale(from: Cache, to: Cache): Promise<void> {
  const urls = (await from.keys()).map(({ url }) => new URL(url)).filter(isHashed);
  await Promise.all(
    urls.map(async (url) => {
      if (isPrecached(url.pathname) || (await matchBundled(url.pathname))) return;
      const response = await from.match(url);
      if (response) await to.put(url, response);
    }),
  );
}
