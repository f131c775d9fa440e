import type { Article } from '../content/types.ts';
import { isArchive, newest, older, sourcesOf } from './article-sources.ts';
import type { ViteManifest } from './modules.ts';

/**
 * Whether a path is an older article or a list of them. The service worker caches those only once they are read, so that the precache does
 * not grow with the blog.
 */
export function isLeftOut(path: string): boolean {
  return sourcesOf(path).some(isArchive);
}

/** The files, relative to `dist`, that only the older articles and their lists need. */
export function leftOutFiles(manifest: ViteManifest): Set<string> {
  const chunks = Object.entries(manifest).flatMap(([source, { file }]) => (isArchive(source) ? [file] : []));
  const shown = new Set(newest.flatMap(imagesOf));
  return new Set([...chunks, ...older.flatMap(imagesOf).filter((file) => !shown.has(file))]);
}

function imagesOf({ coverImage, content }: Article): string[] {
  const inText = content.flatMap((block) => (block.type === 'image' ? [block.src] : []));
  return [coverImage, ...inText].map((src) => src.slice(1));
}
