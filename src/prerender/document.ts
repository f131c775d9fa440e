import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headTags } from './head.ts';
import { loader } from './loader.ts';
import type { ListedPage, RenderedPage } from './main.tsx';

/** A rendered page with all that its file holds beside it: the text of its stylesheets, and what it will import, relative to `dist`. */
export type Draft = { page: ListedPage; rendered: RenderedPage; style: string; modules: string[]; stylesheets: string[] };

const MODULE_SCRIPT = /\s*<script type="module"[^>]*><\/script>/;
const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g;
const MODULE_PRELOAD = /\s*<link rel="modulepreload"[^>]*>/g;
const INDENT = /\n\s*/g;
const FONT = /url\((\/assets\/[^)]+\.woff2)\)/;
/** React's hints for what stands in the first screen; they lead its markup. */
const PICTURES = /^(?:<link rel="preload" as="image"[^>]*>)*/;

/** Vite's index.html as the document that every page fills: styles and entry are left to the page and to the loader. */
export async function readTemplate(dist: string): Promise<string> {
  const html = await readFile(join(dist, 'index.html'), 'utf8');
  return [MODULE_SCRIPT, STYLESHEET, MODULE_PRELOAD, INDENT].reduce((text, pattern) => text.replace(pattern, ''), html);
}

/** One page's whole HTML. `appStyle`: the rules for printing and for visitors without script. */
export function documentOf(template: string, { page, rendered, style, modules, stylesheets }: Draft, appStyle: string): string {
  const font = FONT.exec(style)?.[1];
  const [pictures = ''] = PICTURES.exec(rendered.html) ?? [];
  // In the head, the font would hold the first paint for 100 ms (Chromium's RenderBlockingFonts); before the pictures, it would hold theirs.
  const hints = [pictures, font && `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`];
  const head = [
    headTags(page, rendered.screen.head),
    `<style>${style}</style>`,
    // They stand in the element above: a disabled one is not fetched, and tells Vite's loader that it is there.
    ...stylesheets.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
    `<noscript><link rel="stylesheet" href="/${appStyle}"></noscript>`,
  ];
  const now = page.page === 'NotFoundPage' ? ' data-now="true"' : '';
  const script = `<script data-modules="${modules.map((file) => `/${file}`).join(' ')}"${now}>${loader}</script>`;
  return template
    .replace('<!--head-->', () => head.filter(Boolean).join(''))
    .replace('<!--hints-->', () => hints.filter(Boolean).join(''))
    .replace('<!--app-->', () => rendered.html.slice(pictures.length))
    .replace('</body>', () => `${script}</body>`);
}
