// NAMES that the build, the page and the service worker agree on. Apart from the page's: the module that registers the worker imports this
// file and no other, and so waits for none.

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
 * Texts by path. The pages' `<style>` is empty: the worker inlines their stylesheets, which are among the files. It caches the pages with the
 * bundle's own response headers. `headers`, their digest, is read by nobody: it makes a new version of a deploy that changes them alone.
 */
export type SiteBundle = { headers: string; files: Record<string, string>; pages: Record<string, string> };

/**
 * Names a stylesheet whose rules the page inlines. A disabled link is not fetched, but tells Vite's preload helper that the stylesheet is
 * there: fetched again, it would come last and override those after it.
 */
export const inlinedStylesheet = (path: string) => `<link rel="stylesheet" href="${path}" disabled>`;

/** Fills a page's empty `<style>` with the stylesheets that it names as inlined. `files`: texts by path. */
export function inlineStyles(page: string, files: Record<string, string>): string {
  const paths = [...page.matchAll(new RegExp(inlinedStylesheet('([^"]+)'), 'g'))].map(([, path = '']) => path);
  return page.replace('<style></style>', () => `<style>${paths.map((path) => files[path]?.trim()).join('')}</style>`);
}
