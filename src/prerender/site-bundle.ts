import { sha256Base64 } from './hash.ts';

/** Contract with sw/manifest.ts. */
export const SITE_BUNDLE = 'site.json';

const STYLE = /<style>(.*?)<\/style>/s;

/**
 * The pages that the worker keeps and the texts that they load (scripts, stylesheets, drawings), by path, in one text that holds each inlined
 * style once and names it by its number: half of what they weigh one by one, one request instead of a hundred, and of one build by construction.
 * The worker keeps the pages with the headers that this text comes with: it names them by their digest, so that a deploy which changes only
 * them is a new version as well.
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
  return JSON.stringify({ headers: sha256Base64(headers), styles, pages, files: Object.fromEntries(files) });
}
