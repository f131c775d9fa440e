import { PurgeCSS } from 'purgecss';

type Rendered = { page: { page: string }; rendered: { html: string } };

/** Class names and attributes as they stand in HTML, utilities' colons and slashes included. */
const WORDS = /[\w:/.%-]+/g;

/**
 * For each page module, the rules of `css` that its pages use as they are built. What only script brings about (a toast, a slider at work)
 * is left to the whole sheet, which comes with the modules.
 */
export async function criticalStyles(css: string, pages: readonly Rendered[]): Promise<Map<string, string>> {
  const styles = new Map<string, string>();
  for (const [module, group] of Map.groupBy(pages, ({ page }) => page.page)) {
    styles.set(module, await purge(css, group.map(({ rendered }) => rendered.html).join('')));
  }
  return styles;
}

async function purge(css: string, html: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: `<html><body><div id="root">${html}`, extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: (text) => text.match(WORDS) ?? [],
    keyframes: true,
  });
  if (!result) throw new Error('PurgeCSS answered nothing');
  return result.css;
}

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/** The whole sheet without the faces that each page declares inline: declared twice, a face would be loaded anew and flash. */
export function withoutFontFaces(css: string): string {
  return css.replace(FONT_FACE, '');
}
