import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RootData } from '../shared/page-contract.ts';
import type { ListedPage, RenderedPage } from './entry-server.tsx';
import { headTags } from './head.ts';
import { inlineScript } from './inline-script.ts';
import type { PageFiles } from './modules.ts';

/** A rendered page and what its file needs: the CSS to inline, and the files that it loads. */
export type PageParts = PageFiles & { page: ListedPage; rendered: RenderedPage; style: string };

const MODULE_SCRIPT = /\s*<script type="module"[^>]*><\/script>/;
/** Vite's own, unlike the one that index.html links. */
const STYLESHEET = /\s*<link rel="stylesheet" crossorigin[^>]*>/g;
const MODULE_PRELOAD = /\s*<link rel="modulepreload"[^>]*>/g;
const INDENT = /\n\s*/g;
const FONTS = /(?<=url\()\/assets\/[^)]+\.woff2/g;
/** React's preloads for the images in the first screen. They come first in its markup. */
const PICTURES = /^(?:<link rel="preload" as="image"[^>]*>)*/;

/** Vite's index.html as a template, without its scripts and stylesheets: each page inlines its own CSS, and the inline script imports the modules. */
export async function readTemplate(dist: string): Promise<string> {
  const html = await readFile(join(dist, 'index.html'), 'utf8');
  return [MODULE_SCRIPT, STYLESHEET, MODULE_PRELOAD, INDENT].reduce((text, pattern) => text.replace(pattern, ''), html);
}

/** A page's complete HTML. */
export function documentOf(template: string, { page, rendered, style, worker, modules, stylesheets }: PageParts): string {
  const fonts = style.match(FONTS) ?? [];
  const [pictures = ''] = PICTURES.exec(rendered.html) ?? [];
  // In <head>, font preloads would delay the first paint by 100 ms (Chromium's RenderBlockingFonts). Before the image preloads, they would
  // delay the images.
  const hints = [pictures, ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)];
  const head = [
    headTags(page, rendered.head),
    `<style>${style}</style>`,
    // Their rules are inlined above. A disabled link is not fetched, but tells Vite's preload helper that the stylesheet is there.
    ...stylesheets.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
  ];
  const data: RootData = { worker: `/${worker}`, modules: modules.map((file) => `/${file}`).join(' ') };
  if (page.hydratedAtOnce) data.now = 'true';
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${value}"`);
  return template
    .replace('<html', () => `<html${attributes.join('')}`)
    .replace('<!--head-->', () => head.join(''))
    .replace('<!--hints-->', () => hints.join(''))
    .replace('<!--app-->', () => rendered.html.slice(pictures.length))
    .replace('</body>', () => `<script>${inlineScript}</script></body>`);
}
