import { sourcesOf } from './article-sources.ts';
import type { ListedPage } from './main.tsx';

type Chunk = { file: string; imports?: string[]; css?: string[]; isEntry?: boolean };
/** Vite's build manifest: source path → chunk. */
export type ViteManifest = Record<string, Chunk>;

export const ENTRY = 'index.html';

/** The files that a page imports once it is hydrated, entry first, so that they can be fetched together and none waits for another. */
export function modulesOf({ path, page }: ListedPage, manifest: ViteManifest): string[] {
  const sources = [ENTRY, `src/app/pages/${page}.tsx`, ...sourcesOf(path)];
  const files = new Set<string>();
  const visit = (source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`Vite's manifest has no chunk for ${source}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  return [...files].map((file) => `/${file}`);
}
