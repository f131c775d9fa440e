import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headTags } from './head.ts';
import { loader } from './loader.ts';
import type { ListedPage, RenderedPage } from './main.tsx';
import { ENTRY, type ViteManifest } from './modules.ts';

/** The document that every page fills, and the whole stylesheet: its text and its file, relative to `dist`. */
export type Template = { html: string; css: string; stylesheet: string };

/** A rendered page with all that its file holds beside it. `modules` and `style` are what it needs, entry first. */
export type Draft = { page: ListedPage; rendered: RenderedPage; modules: string[]; style: string };

const MODULE_SCRIPT = /\s*<script type="module"[^>]*><\/script>/;
const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/;
const MODULE_PRELOAD = /\s*<link rel="modulepreload"[^>]*>/g;
const INDENT = /\n\s*/g;
const FONT = /url\((\/assets\/[^)]+\.woff2)\)/;

/** Turns Vite's index.html into the template: styles and entry are left to the page and to the loader. */
export async function templateFrom(dist: string, manifest: ViteManifest): Promise<Template> {
  const stylesheet = manifest[ENTRY]?.css?.[0] ?? manifest['style.css']?.file;
  if (!stylesheet) throw new Error('The build has no stylesheet');
  const css = (await readFile(join(dist, stylesheet), 'utf8')).trim();
  const font = FONT.exec(css)?.[1];
  const preload = font ? `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>` : '';
  const html = (await readFile(join(dist, 'index.html'), 'utf8'))
    .replace(MODULE_SCRIPT, '')
    .replace(STYLESHEET, '')
    .replace(MODULE_PRELOAD, '')
    .replace('<!--head-->', () => `<!--head-->${preload}<!--style-->`)
    .replace(INDENT, '');
  return { html, css, stylesheet };
}

/** One page's whole HTML. */
export function documentOf({ html, stylesheet }: Template, { page, rendered, modules, style }: Draft): string {
  const script = `<script data-stylesheet="/${stylesheet}" data-modules="${modules.join(' ')}">${loader}</script>`;
  return html
    .replace('<!--head-->', () => headTags(page, rendered.screen.head))
    .replace(
      '<!--style-->',
      () => `<style>${style}</style><noscript><link rel="stylesheet" href="/${stylesheet}" media="print"></noscript>`,
    )
    .replace('<!--app-->', () => rendered.html)
    .replace('</body>', () => `${script}\n  </body>`);
}
