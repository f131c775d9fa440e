import type { Route } from '../../app/routing/route-table.ts';
import { ARTICLE_PATH } from '../../shared/page-contract.ts';
import { pathPattern } from '../../shared/path-pattern.ts';
import { ENTRY, REGISTRATION } from '../vite/entries.ts';

const ARTICLE = pathPattern(ARTICLE_PATH);

type Chunk = { file: string; imports?: string[]; css?: string[] };
/** Vite's build manifest: source path → chunk. */
export type ViteManifest = Record<string, Chunk>;

/** Throws when the manifest lacks it. */
export function chunkOf(source: string, manifest: ViteManifest): Chunk {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`Vite's manifest has no chunk for ${source}`);
  return chunk;
}

/** The chunks of `sources` and of their static imports, each once, in the order of evaluation: an import before its importer. */
function chunksOf(sources: readonly string[], manifest: ViteManifest): Chunk[] {
  const chunks = new Set<Chunk>();
  const visit = (source: string) => {
    const chunk = chunkOf(source, manifest);
    if (chunks.has(chunk)) return;
    chunk.imports?.forEach(visit);
    chunks.add(chunk);
  };
  sources.forEach(visit);
  return [...chunks];
}

/**
 * The files that a page loads, relative to `dist`: the module that registers the service worker, those that hydrate the page, stylesheets.
 */
export type PageFiles = { registration: string; modules: string[]; stylesheets: string[] };

export function filesOf({ path, module }: Route, manifest: ViteManifest): PageFiles {
  const imported = chunksOf([REGISTRATION], manifest);
  const registration = imported.pop();
  if (!registration || imported.length > 0)
    throw new Error(`${REGISTRATION} imports ${imported.map(({ file }) => file)}: it would wait for them`);
  const chunks = chunksOf([ENTRY, `src/app/pages/${module}.tsx`, ...articleModuleOf(path)], manifest);
  return {
    registration: registration.file,
    modules: chunks.map(({ file }) => file),
    stylesheets: [...new Set(chunks.flatMap(({ css = [] }) => css))],
  };
}

/** The module with an article's text; none for other paths. */
function articleModuleOf(path: string): string[] {
  const { slug } = ARTICLE.exec(path)?.groups ?? {};
  return slug ? [`src/content/articles/${slug}.ts`] : [];
}
