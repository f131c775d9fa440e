import { isBundleCache, matchBundled } from './bundle.ts';
import { isPrecached, precacheName } from './precache.ts';

declare const self: ServiceWorkerGlobalScope;

export const PREVIOUS_CACHE = 'previous-assets';

/** Files whose name changes with their content, so a URL means the same file in every version. */
export function isHashed({ pathname }: Pick<URL, 'pathname'>): boolean {
  return pathname.startsWith('/assets/');
}

/**
 * A hashed file of any version, from any cache. While this worker activates, pages may request files of the previous version that it has
 * not set aside yet: Chromium does not make them wait for activation.
 */
export async function matchAnyVersion(pathname: string): Promise<Response | undefined> {
  return isHashed({ pathname }) ? caches.match(pathname) : undefined;
}

/**
 * Before this version takes over, sets aside the previous version's hashed files for open pages: one with unsent text is not reloaded, and
 * the host no longer has its files.
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
