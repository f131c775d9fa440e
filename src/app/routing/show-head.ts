import { pages } from '../routes.ts';
import { robotsOf } from './route-table.ts';

/** Updates the head for a loaded page as prerender/head.ts writes it, without Open Graph tags and JSON-LD: crawlers read those from the file. */
export function showHead(path: string): void {
  const page = pages.get(path);
  if (!page) return;
  document.title = page.head.title;
  setMeta('description', page.head.description);
  setMeta('robots', robotsOf(page));
  document.querySelector('link[rel="canonical"]')?.remove();
  if (page.unlisted) return;
  const { href } = new URL(path, location.origin);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'canonical', href }));
}

function setMeta(name: string, content: string): void {
  document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content);
}
