import type { Graph, Thing } from 'schema-dts';
import type { Article, Head } from '../../../content/types.ts';
import { BLOG_PATH, CONTACT_PATH } from '../../../shared/page-contract.ts';
import { blogNode, posting } from './blog-nodes.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { business, webSite } from './business.ts';
import { services } from './service-nodes.ts';

/**
 * A page's structured data: only what its content says. CSP does not block it, because a data block is not executed. `<` is escaped so that
 * no text can close the element.
 */
export function jsonLd(path: string, head: Head, article?: Article): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': thingsOf(path, head, article) };
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`;
}

function thingsOf(path: string, head: Head, article?: Article): Thing[] {
  if (path === '/') return [business(), webSite()];
  const trail = breadcrumbs(path, head.title);
  if (article) return [posting(article), trail];
  switch (path) {
    case '/services':
      return [...services(), trail];
    case '/about':
    case CONTACT_PATH:
      return [business(), trail];
    case BLOG_PATH:
      return [blogNode(), trail];
    default:
      return [trail];
  }
}
