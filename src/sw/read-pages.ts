import { matchBundled } from './bundle.ts';
import { isPrecached } from './precache.ts';

/** There are too many older articles to precache: each is cached when it is read. Survives updates, since the articles do too. */
export const READ_CACHE = 'read-pages';

/** Pages and files together; the least recently read are evicted first. */
const MAX_ENTRIES = 150;
/** Present in every page of every version; contract with prerender/document.ts. */
const OURS = ' data-modules="/assets/';
const NAMED = /\/(?:assets|images)\/[\w./-]+\.\w+/g;

export function matchRead(path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName: READ_CACHE });
}

/** Caches the page that the host sent, or deletes one that is gone. Never rejects: full storage must not keep the page from opening. */
export async function learn(path: string, answer: Response): Promise<void> {
  try {
    if (await isGone(path, answer)) await (await caches.open(READ_CACHE)).delete(path);
    else if (answer.ok && !answer.redirected) await keep(path, answer);
  } catch {
    // The next visit to the page retries.
  }
}

/**
 * A captive portal redirects just as the host does, and a worker cannot see where a navigation is redirected to. So a cached page is requested
 * once more: it is gone if that ends on another page of this site, or on its 404 page.
 */
async function isGone(path: string, { status, type }: Response): Promise<boolean> {
  const mayBeGone = type === 'opaqueredirect' || status === 404 || status === 410;
  if (!mayBeGone || !(await matchRead(path))) return false;
  const answer = await fetch(path);
  const isThere = answer.ok && new URL(answer.url).pathname === path;
  return !isThere && answer.status < 500 && isOurs(await answer.text());
}

/** A captive portal may answer 200 with HTML, too, but its page does not load this site's modules. */
function isOurs(html: string): boolean {
  return html.includes(OURS);
}

/** Caches a page and every file that it references. */
async function keep(path: string, page: Response): Promise<void> {
  const html = await page.clone().text();
  if (!isOurs(html)) return;
  const cache = await caches.open(READ_CACHE);
  await cache.put(path, page);
  const files = new Set(html.match(NAMED)?.filter((file) => !isPrecached(file)));
  await Promise.allSettled([...files].map((file) => keepFile(cache, file)));
  const entries = await cache.keys();
  await Promise.all(entries.slice(0, -MAX_ENTRIES).map((entry) => cache.delete(entry)));
}

/** Puts a cached file again, so that it becomes the most recent: pages share files. */
async function keepFile(cache: Cache, file: string): Promise<void> {
  // Already in this version's bundle.
  if (await matchBundled(file)) return;
  const kept = await cache.match(file);
  await (kept ? cache.put(file, kept) : cache.add(file));
}
