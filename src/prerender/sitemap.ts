import type { ListedPage } from './main.tsx';
import { absolute } from './origin.ts';

export async function sitemap(pages: readonly ListedPage[]): Promise<string> {
  const urls = pages.filter(({ unlisted }) => !unlisted).map(({ path }) => `  <url><loc>${absolute(path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

export function robots(): string {
  return ['User-agent: *', 'Allow: /', 'Disallow: /api/', '', `Sitemap: ${absolute('/sitemap.xml')}`, ''].join('\n');
}
