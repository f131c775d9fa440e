import { sha256Base64 } from './hash.ts';

/** Contract with sw/bundle.ts. */
export const SITE_BUNDLE = 'site.json';

const STYLE = /<style>(.*?)<\/style>/s;

/**
 * The precached pages and the text files that they load (scripts, stylesheets, drawings), by path, as a single JSON file. Each inlined
 * style is stored once and referenced by index. The bundle is half the size of the separate files, takes one request instead of a hundred,
 * and cannot mix two builds. It compresses best with the files first.
 * The service worker caches the pages with the response headers of this file. Their digest is included, so that a deploy that changes only
 * the headers is a new version as well.
 */
export function siteBundle(documents: ReadonlyMap<string, string>, files: ReadonlyMap<string, string>, headers: string): string {
  const styles: string[] = [];
  const pages = Object.fromEntries(
    [...documents].map(([path, html]) => {
      const style = STYLE.exec(html)?.[1] ?? '';
      if (!styles.includes(style)) styles.push(style);
      return [path, html.replace(STYLE, `<style>${styles.indexOf(style)}</style>`)];
    }),
  );
  return JSON.stringify({ headers: sha256Base64(headers), files: Object.fromEntries(files), styles, pages });
}

/** How many entries the service worker makes of a bundle: two for each page (sw/bundle.ts), one for each file. */
export function countEntries(bundle: string): number {
  const { pages, files } = JSON.parse(bundle) as Record<string, object>;
  return 2 * Object.keys(pages ?? {}).length + Object.keys(files ?? {}).length;
}
