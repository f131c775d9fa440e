import { sourcesOf } from './article-sources.ts';
import { ENTRY, MOUNT, WORKER } from './client-input.ts';
import type { ListedPage } from './main.tsx';

type Chunk = { file: string; imports?: string[]; css?: string[] };
/** Vite's build manifest: source path → chunk. */
export type ViteManifest = Record<string, Chunk>;

/** The chunks of `sources` and of all that they import statically, each once and in order. */
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

/** What a page imports, in the loader's order: what registers the worker, the entry, React, the rest. And the stylesheets, all in `dist`. */
export function filesOf({ path, page }: ListedPage, manifest: ViteManifest): { modules: string[]; stylesheets: string[] } {
  const chunks = chunksOf([WORKER, ENTRY, MOUNT, `src/app/pages/${page}.tsx`, ...sourcesOf(path)], manifest);
  return { modules: chunks.map(({ file }) => file), stylesheets: [...new Set(chunks.flatMap(({ css = [] }) => css))] };
}
