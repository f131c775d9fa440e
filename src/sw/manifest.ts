declare const self: ServiceWorkerGlobalScope;

type Entry = { url: string; revision: string | null; integrity?: string };

// Injected by the build. Each entry has its SHA-256 digest: as `integrity` if its name changes with its content, else as `revision`. The
// exception is the web manifest, which the plugin adds with a revision of its own.
const entries = self.__WB_MANIFEST as Entry[];

/** The precached pages and nearly everything they load, in one file; contract with prerender/site-bundle.ts. */
export const BUNDLE = '/site.json';
/** Texts by path. A page refers to its inlined style by its index in `styles`: `<style>0</style>`. */
export type SiteBundle = { styles: string[]; pages: Record<string, string>; files: Record<string, string> };

export const files = entries.filter(({ url }) => url !== BUNDLE);
export const bundleDigest = entries.find(({ url }) => url === BUNDLE)?.revision ?? '';
