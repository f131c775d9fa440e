declare const self: ServiceWorkerGlobalScope;

type Entry = { url: string; revision: string | null };

// Injected by the build; a revision is the file's digest, and a file whose name holds its digest has none.
const entries = self.__WB_MANIFEST as Entry[];

/** All pages and their drawings in one file; contract with prerender/page-bundle.ts. */
export const PAGES = '/pages.json';
/** Texts by their paths. A page names its stylesheet by its place in `styles`: `<style>0</style>`. */
export type PageBundle = { styles: string[]; pages: Record<string, string>; drawings: Record<string, string> };

export const files = entries.filter(({ url }) => url !== PAGES);
export const pagesDigest = entries.find(({ url }) => url === PAGES)?.revision ?? '';
