import type { Place } from '../navigation.ts';
import { robotsOf } from '../robots.ts';
import { findRoute } from '../routes.ts';

/** What the document says of its page, as prerender/head.ts writes it. Share tags and structured data are read from the file alone. */
export function showHead({ path, screen: { head } }: Place): void {
  const { route } = findRoute(path);
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
