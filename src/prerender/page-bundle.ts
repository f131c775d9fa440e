/** Contract with sw/manifest.ts. */
export const PAGE_BUNDLE = 'pages.json';

const STYLE = /<style>(.*?)<\/style>/s;

/**
 * The pages that the worker keeps and their drawings, by path, in one text that holds each stylesheet once and names it by its number: a
 * third of what they weigh one by one, one request instead of fifty, and of one build by construction.
 */
export function pageBundle(documents: ReadonlyMap<string, string>, drawings: ReadonlyMap<string, string>): string {
  const styles: string[] = [];
  const pages = Object.fromEntries(
    [...documents].map(([path, html]) => {
      const style = STYLE.exec(html)?.[1] ?? '';
      if (!styles.includes(style)) styles.push(style);
      return [path, html.replace(STYLE, `<style>${styles.indexOf(style)}</style>`)];
    }),
  );
  return JSON.stringify({ styles, pages, drawings: Object.fromEntries(drawings) });
}
