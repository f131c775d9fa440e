declare const self: ServiceWorkerGlobalScope;

type Entry = { url: string; revision: string | null; integrity?: string };

// Injected by the build: each has its digest, as revision or, where the name changes with the content, as integrity. Only the web manifest,
// which the plugin adds, has none.
const entries = self.__WB_MANIFEST as Entry[];

/** All pages and nearly all that they load in one file; contract with prerender/site-bundle.ts. */
export const BUNDLE = '/site.json';
/** Texts by their paths. A page names its inlined style by its place in `styles`: `<style>0</style>`. */
export type SiteBundle = { styles: string[]; pages: Record<string, string>; files: Record<string, string> };

export const files = entries.filter(({ url }) => url !== BUNDLE);
export const bundleDigest = entries.find(({ url }) => url === BUNDLE)?.revision ?? '';
