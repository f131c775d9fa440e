// NAMES that the build, the page and the service worker agree on. They stand apart from page-contract.ts, because the module that registers
// the worker imports this file alone and so waits for no other.

export const WORKER_URL = '/sw.js';
/** The only Trusted Types policy, which returns the worker's URL and no other. */
export const WORKER_POLICY = 'worker';
/** The type of workbox-window's message: the visitor accepts the new version. */
export const SKIP_WAITING_MESSAGE = 'SKIP_WAITING';
/** The type of the message that asks the worker to fetch again what the browser has emptied. */
export const REFILL_MESSAGE = 'REFILL';

/** The pages of the offline copy and nearly everything they load, in one file that the build writes and the worker reads. */
export const BUNDLE_URL = '/site.json';
/** The kinds of files in it, beside the pages and the feed. */
export const BUNDLED_EXTENSIONS = ['js', 'css', 'svg'] as const;
export type BundledExtension = (typeof BUNDLED_EXTENSIONS)[number];
/**
 * Texts by path. The worker caches them with the bundle's own response headers. `headers`, their digest, is read by nobody: it makes a new
 * version of a deploy that changes them alone.
 */
export type SiteBundle = { headers: string; files: Record<string, string>; pages: Record<string, string> };
