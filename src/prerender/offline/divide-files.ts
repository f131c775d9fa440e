import { globSync } from 'node:fs';
import { BUNDLED_EXTENSIONS } from '../../shared/worker-contract.ts';

/** The files that pages load, and two that browsers ask for by themselves. The other pictures are for link previews and app stores. */
const FILES = ['assets/*', 'images/**/*.*', 'favicon.ico', 'manifest.webmanifest'];
/** Heavy, and seldom changed: drawings with labels, and a library. An update would fetch them again with the bundle. */
const PRECACHED = ['images/figures/', 'assets/keen-slider-'];

/** Files relative to `dist`. `bundled`: in the site bundle. `precached`: beside it, fetched one by one and kept in Workbox's precache. */
export type OfflineFiles = { bundled: string[]; precached: string[] };

/**
 * Divides the files of the offline copy. Bundled: texts, which compress best together. Precached: fonts, favicon, web manifest, what is heavy
 * and seldom changed, and the modules of every page, which a first visit has fetched already.
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
