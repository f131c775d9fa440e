import { matchBundled } from './bundle.ts';
import { isPrecached } from './precache.ts';

/** There are too many older articles to precache: each is cached when it is read. Survives updates, since the articles do too. */
export const READ_CACHE = 'read-pages';

/** Pages and files together; the least recently read are evicted first. */
const MAX_ENTRIES = 150;
const NAMED = /\/(?:assets|images)\/[\w./-]+\.\w+/g;

export function matchRead(path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName: READ_CACHE });
}

/** Caches a page and every file that it references. Never rejects: full storage must not keep the page from opening. */
export async function keepRead(path: string, page: Response): Promise<void> {
  try {
    const cache = await caches.open(READ_CACHE);
    const html = await page.clone().text();
    await cache.put(path, page);
    const files = new Set(html.match(NAMED)?.filter((file) => !isPrecached(file)));
    await Promise.allSettled([...files].map((file) => keepFile(cache, file)));
    const entries = await cache.keys();
    await Promise.all(entries.slice(0, -MAX_ENTRIES).map((entry) => cache.delete(entry)));
  } catch {
    // The next visit to the page retries.
  }
}

/** Puts a cached file again, so that it becomes the most recent: pages share files. */
async function keepFile(cache: Cache, file: string): Promise<void> {
  // Already in this version's bundle.
  if (await matchBundled(file)) return;
  const kept = await cache.match(file);
  await (kept ? cache.put(file, kept) : cache.add(file));
}
