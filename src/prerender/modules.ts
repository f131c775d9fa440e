import { sourcesOf } from './article-sources.ts';
import type { ListedPage } from './main.tsx';

type Chunk = { file: string; imports?: string[]; css?: string[] };
/** Vite's build manifest: source path → chunk. */
export type ViteManifest = Record<string, Chunk>;

const ENTRY = 'index.html';

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

/** What a page consists of once it is hydrated, entry first: the modules that it imports and their stylesheets, relative to `dist`. */
export function filesOf({ path, page }: ListedPage, manifest: ViteManifest): { modules: string[]; stylesheets: string[] } {
  const chunks = chunksOf([ENTRY, `src/app/pages/${page}.tsx`, ...sourcesOf(path)], manifest);
  return { modules: chunks.map(({ file }) => file), stylesheets: [...new Set(chunks.flatMap(({ css = [] }) => css))] };
}
