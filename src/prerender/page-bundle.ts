/** Contract with sw/manifest.ts. */
export const PAGE_BUNDLE = 'pages.json';

const STYLE = /<style>(.*?)<\/style>/s;

/**
 * The pages that the worker keeps, by path, in one text that holds their common stylesheet once: a quarter of what they weigh one by one,
 * and of one build by construction.
 */
export function pageBundle(documents: ReadonlyMap<string, string>): string {
  const [style = '', ...others] = new Set([...documents.values()].map((html) => STYLE.exec(html)?.[1]));
  if (others.length > 0) throw new Error('The pages do not share one stylesheet');
  const pages = Object.fromEntries([...documents].map(([path, html]) => [path, html.replace(STYLE, '<style></style>')]));
  return JSON.stringify({ style, pages });
}
