import { ENTRY, WORKER } from './client-input.ts';
import type { ListedPage } from './entry-server.tsx';

type Chunk = { file: string; imports?: string[]; css?: string[] };
/** Vite's build manifest: source path → chunk. */
export type ViteManifest = Record<string, Chunk>;

/** The chunks of `sources` and of their static imports, each once and in order. Throws when the manifest lacks one. */
export function chunksOf(sources: readonly string[], manifest: ViteManifest): Chunk[] {
  const chunks = new Set<Chunk>();
  const visit = (source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`Vite's manifest has no chunk for ${source}`);
    if (chunks.has(chunk)) return;
    chunks.add(chunk);
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  return [...chunks];
}

/**
 * The modules and stylesheets that a page loads, relative to `dist`. The first module is the one that the loader expects there: it
 * registers the service worker.
 */
export function filesOf({ path, page }: ListedPage, manifest: ViteManifest): { modules: string[]; stylesheets: string[] } {
  const chunks = chunksOf([WORKER, ENTRY, `src/app/pages/${page}.tsx`, ...textOf(path)], manifest);
  return { modules: chunks.map(({ file }) => file), stylesheets: [...new Set(chunks.flatMap(({ css = [] }) => css))] };
}

/** The module with an article's text; none for other paths. */
function textOf(path: string): string[] {
  const [, slug] = /^\/blog\/(.+)$/.exec(path) ?? [];
  return slug ? [`src/content/articles/${slug}.ts`] : [];
}
