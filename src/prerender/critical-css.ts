import { PurgeCSS } from 'purgecss';

type Rendered = { page: { page: string }; rendered: { html: string } };

/** Who prints has the whole sheet, with scripts or without. */
const PRINT = /@media print\{(?:[^{}]|\{[^{}]*\})*\}|@page\{[^}]*\}/g;
const REST = /\/\*.*?\*\/|@media[^{]*\{\}/gs;

const TAG = /<([a-z][\w-]*)([^>]*)>/g;
const ATTRIBUTE = /([\w-]+)(?:="([^"]*)")?/g;

/**
 * For each page module, the rules of `css` that its pages use as they are built. What only script brings about (a toast, a slider at work)
 * is left to the whole sheet, which comes with the modules.
 */
export async function criticalStyles(css: string, pages: readonly Rendered[]): Promise<Map<string, string>> {
  const styles = new Map<string, string>();
  for (const [module, group] of Map.groupBy(pages, ({ page }) => page.page)) {
    // Tags rather than whole pages, and each once: pages of one kind repeat one another.
    const tags = new Set(group.flatMap(({ rendered }) => rendered.html.match(TAG) ?? []));
    styles.set(module, await purge(css, [...tags].join('')));
  }
  return styles;
}

async function purge(css: string, tags: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: `<html><body><div id="root">${tags}`, extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: selectable,
    keyframes: true,
    variables: true,
  });
  if (!result) throw new Error('PurgeCSS answered nothing');
  return result.css.replace(PRINT, '').replace(REST, '');
}

/** What selectors can name in the markup: a word of its text is no class. */
function selectable(html: string) {
  const tags = [...html.matchAll(TAG)];
  const attributes = tags.flatMap(([, , inside = '']) => [...inside.matchAll(ATTRIBUTE)]);
  const valuesOf = (name: string) => attributes.flatMap(([, key, value = '']) => (key === name ? value.split(' ') : []));
  return {
    attributes: { names: attributes.map(([, name = '']) => name), values: attributes.map(([, , value = '']) => value) },
    classes: valuesOf('class'),
    ids: valuesOf('id'),
    tags: tags.map(([, name = '']) => name),
    undetermined: [],
  };
}

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/** The whole sheet without the faces that each page declares inline: declared twice, a face would be loaded anew and flash. */
export function withoutFontFaces(css: string): string {
  return css.replace(FONT_FACE, '');
}
