import { extname } from 'node:path';
import { BUNDLE_URL, type SiteBundle } from '../../shared/worker-contract.ts';
import { integrityOf } from '../hash.ts';

type BundledPage = { path: string; html: string };

/** The bundle's file in `dist`. */
export const SITE_BUNDLE = BUNDLE_URL.slice(1);

/**
 * The pages, by path, and the texts that they load (scripts, stylesheets, drawings), by file, as a single JSON file. The bundle is half the
 * size of the separate files, takes one request instead of a hundred, and cannot mix two builds. It compresses best with the files first,
 * those of a kind side by side, long ones before short ones.
 */
export function siteBundle(documents: readonly BundledPage[], files: ReadonlyMap<string, string>, headers: string): string {
  const pages = Object.fromEntries(documents.map(({ path, html }) => [path, html]));
  const sorted = [...files].toSorted(
    ([one, text], [other, otherText]) => extname(one).localeCompare(extname(other)) || otherText.length - text.length,
  );
  const byPath = Object.fromEntries(sorted.map(([file, text]) => [`/${file}`, text]));
  const bundle: SiteBundle = { headers: integrityOf(headers), files: byPath, pages };
  return JSON.stringify(bundle);
}
