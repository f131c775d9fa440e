declare const self: ServiceWorkerGlobalScope;

export type Entry = { url: string; revision: string | null };

// Injected by the build; a revision is the file's digest, and a file whose name holds its digest has none.
const entries = self.__WB_MANIFEST as Entry[];

/** All pages in one file; contract with prerender/page-bundle.ts. */
export const PAGES = '/pages.json';
export type PageBundle = { style: string; pages: Record<string, string> };

export const files = entries.filter(({ url }) => url !== PAGES);
export const pagesDigest = entries.find(({ url }) => url === PAGES)?.revision ?? '';
