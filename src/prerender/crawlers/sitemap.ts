import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import { absolute } from '../origin.ts';
import { cardOf } from '../page/share-cards.ts';

/** Every listed path with its share card. No `lastmod`: the content has only years, and no date is invented. */
export async function sitemap(paths: readonly string[]): Promise<string> {
  const stream = new SitemapStream({ xmlns: { news: false, video: false, xhtml: false, image: true } });
  const items = paths.map((path) => ({ url: absolute(path), img: [{ url: absolute(cardOf(path).image) }] }));
  return (await streamToPromise(Readable.from(items).pipe(stream))).toString();
}

/** Tells crawlers where the sitemap is, and which paths are no pages. */
export function robotsTxt(): string {
  return ['User-agent: *', 'Allow: /', 'Disallow: /api/', '', `Sitemap: ${absolute('/sitemap.xml')}`, ''].join('\n');
}
