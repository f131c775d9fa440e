import { robotsOf } from '../robots-tag.ts';
import { findRoute, headOf } from '../routes.ts';

/** Updates the head as prerender/head.ts writes it. Not Open Graph tags and JSON-LD: crawlers read those from the file. */
export function showHead(path: string): void {
  const { route } = findRoute(path);
  const head = headOf(path);
  document.title = head.title;
  setMeta('description', head.description);
  setMeta('robots', robotsOf(route));
  document.querySelector('link[rel="canonical"]')?.remove();
  if (route.unlisted) return;
  const { href } = new URL(path, location.origin);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'canonical', href }));
}

function setMeta(name: string, content: string): void {
  document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content);
}
