import { site } from '../content/site.ts';
import type { Head } from '../content/types.ts';
import type { ListedPage } from './main.tsx';
import { absolute } from './origin.ts';

/** What search engines and shared links read of a page. */
export function headTags({ path, unlisted }: ListedPage, { title, description }: Head): string {
  const url = absolute(path);
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    unlisted ? meta('name', 'robots', 'noindex') : `<link rel="canonical" href="${url}">`,
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:type', path.startsWith('/blog/') ? 'article' : 'website'),
    meta('property', 'og:locale', 'fr_FR'),
    meta('property', 'og:site_name', site.name),
  ];
  return tags.join('\n    ');
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}">`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
