import { globSync } from 'node:fs';
import { BUNDLED_EXTENSIONS } from '../../shared/worker-contract.ts';

/** The files that pages load, and two that browsers request by themselves. Link previews and app stores have pictures of their own. */
const FILES = ['assets/*', 'images/**/*.*', 'favicon.ico', 'manifest.webmanifest'];
/** Drawings with labels, and a library: heavy and seldom changed. In the bundle, each update would fetch them again. */
const PRECACHED = ['images/figures/', 'assets/keen-slider-'];

/** Files relative to `dist`. `bundled`: in the site bundle. `precached`: beside it, fetched one by one and kept in Workbox's precache. */
export type OfflineFiles = { bundled: string[]; precached: string[] };

/**
 * Divides the files of the offline copy. Texts are bundled, since they compress best together. Precached are fonts, favicon, web manifest,
 * what is heavy and seldom changes, and the modules that every page has: a first visit has already fetched them.
 * @param modulesOfPages the modules that each page loads
 */
export function divideFiles(dist: string, modulesOfPages: readonly string[][]): OfflineFiles {
  const isOfEveryPage = (file: string) => modulesOfPages.every((modules) => modules.includes(file));
  const isBundled = (file: string) =>
    BUNDLED_EXTENSIONS.some((extension) => file.endsWith(`.${extension}`)) &&
    !isOfEveryPage(file) &&
    !PRECACHED.some((start) => file.startsWith(start));
  const files = globSync(FILES, { cwd: dist })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
  return { bundled: files.filter(isBundled), precached: files.filter((file) => !isBundled(file)) };
}
