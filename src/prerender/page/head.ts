import { type Route, robotsOf } from '../../app/routing/route-table.ts';
import { site } from '../../content/site.ts';
import type { Article, Head } from '../../content/types.ts';
import { escapeHtml } from '../../shared/escape-html.ts';
import { articlePath, FEED_PATH } from '../../shared/page-contract.ts';
import { color } from '../color.ts';
import { fullArticles } from '../full-articles.ts';
import { absolute } from '../origin.ts';
import { jsonLd } from './json-ld/graph.ts';
import { CARD_HEIGHT, CARD_WIDTH, cardOf } from './share-cards.ts';

/** Tags for browsers, search engines, link previews and feed readers. An unlisted page gets none for link previews, and `noindex`. */
export function headTags({ path, unlisted }: Route, head: Head): string {
  const tags = [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    meta('name', 'robots', robotsOf({ unlisted })),
    meta('name', 'theme-color', color('ink')),
    `<link rel="alternate" type="application/rss+xml" href="${FEED_PATH}">`,
    // Sends credentials, which browsers omit by default: a preview behind a password would refuse the request.
    '<link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials">',
  ];
  if (unlisted) return tags.join('');
  const article = fullArticles.find(({ slug }) => path === articlePath(slug));
  const canonical = `<link rel="canonical" href="${absolute(path)}">`;
  return [...tags, canonical, ...shareTags(path, head, article), jsonLd(path, head, article)].join('');
}

/** Open Graph tags. Twitter reads them too, and needs only its card type in addition. */
function shareTags(path: string, { title, description }: Head, article?: Article): string[] {
  const { image, alt } = cardOf(path);
  const properties: [string, string][] = [
    ['og:title', title],
    ['og:description', description],
    ['og:url', absolute(path)],
    ['og:type', article ? 'article' : 'website'],
    ['og:locale', 'fr_FR'],
    ['og:site_name', site.name],
    ['og:image', absolute(image)],
    ['og:image:width', String(CARD_WIDTH)],
    ['og:image:height', String(CARD_HEIGHT)],
    ['og:image:alt', alt],
    ...(article ? articleProperties(article) : []),
  ];
  return [...properties.map(([name, content]) => meta('property', name, content)), meta('name', 'twitter:card', 'summary_large_image')];
}

/** Leaves out the date of an article that has only a year, which is no valid date here. */
function articleProperties({ published, category, tags }: Article): [string, string][] {
  const time: [string, string][] = published ? [['article:published_time', published]] : [];
  return [...time, ['article:section', category], ...tags.map((tag): [string, string] => ['article:tag', tag])];
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}">`;
}
