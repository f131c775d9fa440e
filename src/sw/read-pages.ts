import { matchBundled } from './bundle.ts';
import { isPrecached } from './precache.ts';

/** Older articles are too many to be kept beforehand: they stay from when they are read. Outlives versions, since their text does. */
export const READ_CACHE = 'read-pages';

/** Pages and files; what was read longest ago goes first. */
const MAX_ENTRIES = 150;
const NAMED = /\/(?:assets|images)\/[\w./-]+\.\w+/g;

export function matchRead(path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName: READ_CACHE });
}

/** Keeps a page and every file that it names. Never rejects: when storage is full, the page is read all the same. */
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
    // What could not be kept is kept at the next reading.
  }
}

/** What is kept already is put anew, and becomes the youngest: pages share files. */
async function keepFile(cache: Cache, file: string): Promise<void> {
  // It came with this version's pages.
  if (await matchBundled(file)) return;
  const kept = await cache.match(file);
  await (kept ? cache.put(file, kept) : cache.add(file));
}
