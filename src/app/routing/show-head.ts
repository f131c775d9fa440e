import { pages } from './pages.ts';
import { robotsOf } from './route-table.ts';

/** The origin in the pages' canonical links, which a 404 page lacks. A deploy preview or an alias is served from another. */
let origin: string | undefined;

/**
 * Updates the head for a loaded page as prerender/page/head.ts writes it, without Open Graph tags and JSON-LD: crawlers read those from the
 * file.
 */
export function showHead(path: string): void {
  const page = pages.get(path);
  if (!page) return;
  document.title = page.head.title;
  setMeta('description', page.head.description);
  setMeta('robots', robotsOf(page));
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  origin ??= canonical ? new URL(canonical.href).origin : location.origin;
  canonical?.remove();
  if (page.unlisted) return;
  const { href } = new URL(path, origin);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'canonical', href }));
}

function setMeta(name: string, content: string): void {
  document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content);
}
