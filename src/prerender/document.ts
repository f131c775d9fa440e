import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headTags } from './head.ts';
import { loader } from './loader.ts';
import type { ListedPage, RenderedPage } from './main.tsx';
import { ENTRY, type ViteManifest } from './modules.ts';

/** The document that every page fills, with what the content security policy must know of it. */
export type Template = { html: string; stylesheet: string; styleHash: string; scriptHash: string };

const MODULE_SCRIPT = /\s*<script type="module"[^>]*><\/script>/;
const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/;
const MODULE_PRELOAD = /\s*<link rel="modulepreload"[^>]*>/g;

/** Turns Vite's index.html into the template: styles inline, the entry left to the loader. */
export async function templateFrom(dist: string, manifest: ViteManifest): Promise<Template> {
  const stylesheet = manifest[ENTRY]?.css?.[0] ?? manifest['style.css']?.file;
  if (!stylesheet) throw new Error('The build has no stylesheet to inline');
  const css = (await readFile(join(dist, stylesheet), 'utf8')).trim();
  const font = /url\((\/assets\/[^)]+\.woff2)\)/.exec(css)?.[1];
  const preload = font ? `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>` : '';
  const html = (await readFile(join(dist, 'index.html'), 'utf8'))
    .replace(MODULE_SCRIPT, '')
    .replace(STYLESHEET, '')
    .replace(MODULE_PRELOAD, '')
    .replace('<!--head-->', () => `<!--head-->\n    ${preload}<style>${css}</style>`);
  return { html, stylesheet, styleHash: hash(css), scriptHash: hash(loader) };
}

/** One page's whole HTML. */
export function documentOf({ html }: Template, page: ListedPage, rendered: RenderedPage, modules: string[]): string {
  return html
    .replace('<!--head-->', () => headTags(page, rendered.screen.head))
    .replace('<!--app-->', () => rendered.html)
    .replace('</body>', () => `<script data-modules="${modules.join(' ')}">${loader}</script>\n  </body>`);
}

function hash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}
