import type { Route } from '../../app/routing/route-table.ts';
import type { RootData } from '../../shared/page-contract.ts';
import type { RenderedPage } from '../entry-server.tsx';
import { ENTRY, MEDIA_STYLE } from '../vite/entries.ts';
import { headTags } from './head.ts';
import type { PageFiles } from './page-files.ts';

/** A rendered page and what its file needs: the CSS to inline, and the files that it loads. */
export type DocumentParts = PageFiles & { route: Route; rendered: RenderedPage; inlineStyle: string };

const FONTS = /(?<=url\()\/assets\/[^)]+\.woff2/g;
const IMAGE_PRELOAD = /<link rel="preload"[^>]* as="image"[^>]*>/;
/** React's preloads for the images in the first screen. They come first in its markup. */
const LEADING_IMAGE_PRELOADS = new RegExp(`^(?:${IMAGE_PRELOAD.source})*`);

/**
 * Turns index.html, which the development server serves as it is, into the template that `documentOf` fills. `mediaStyle`: what Vite made
 * of MEDIA_STYLE, relative to `dist`. Throws if `html` names any other source file: a page would ask for it.
 */
export function templateOf(html: string, inlineScript: string, mediaStyle: string): string {
  const template = fill(html.replaceAll(/\n\s*/g, ''), {
    [`<script type="module" src="/${ENTRY}"></script>`]: `<script>${inlineScript}</script>`,
    [`/${MEDIA_STYLE}`]: `/${mediaStyle}`,
  });
  const [source] = /\/src\/[^"']*/.exec(template) ?? [];
  if (source) throw new Error(`index.html names ${source}, which is in no build: add it to src/prerender/page/document.ts.`);
  return template;
}

/** A page's complete HTML. Throws if an image preload of React's would stay in its body. */
export function documentOf(template: string, { route, rendered, inlineStyle, registration, modules, stylesheets }: DocumentParts): string {
  const fonts = inlineStyle.match(FONTS) ?? [];
  const [imagePreloads = ''] = LEADING_IMAGE_PRELOADS.exec(rendered.html) ?? [];
  const body = rendered.html.slice(imagePreloads.length);
  if (IMAGE_PRELOAD.test(body)) throw new Error(`React's markup of ${route.path} has an image preload after something else.`);
  // Font preloads come last. In <head>, they would delay the first paint by 100 ms (Chromium's RenderBlockingFonts). Before the image
  // preloads, they would delay the images.
  const hints = [imagePreloads, ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)];
  // Keep Vite's preload helper from fetching the inlined stylesheets again (docs/decisions/017-stylesheets-beside-components.md). Disabled, a link
  // fetches nothing.
  const inlined = stylesheets.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`);
  const head = [headTags(route, rendered.head), `<style>${inlineStyle}</style>`, ...inlined];
  const data: RootData = { registration: `/${registration}`, modules: modules.map((file) => `/${file}`).join(' '), unpainted: '' };
  if (route.hydrate) data.hydrate = route.hydrate;
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${value}"`);
  return fill(template, {
    '<html': `<html${attributes.join('')}`,
    '<!--head-->': head.join(''),
    '<!--hints-->': hints.join(''),
    '<!--app-->': body,
  });
}

/** Puts each text in place of its placeholder. Throws unless `template` has the placeholder exactly once. */
function fill(template: string, texts: Record<string, string>): string {
  return Object.entries(texts).reduce((html, [placeholder, text]) => {
    const [before, after, ...others] = html.split(placeholder);
    if (after === undefined || others.length > 0)
      throw new Error(`index.html has no ${placeholder}, or two: pages are made from exactly one.`);
    return before + text + after;
  }, template);
}
