import type { ComponentType } from 'react';
import type { Head } from '../content/types.ts';
import { ARTICLE_PATH, BLOG_PATH } from '../shared/page-contract.ts';
import { pathPattern } from '../shared/path-pattern.ts';
import { preloadable } from './loading/preloadable.ts';

export type Params = Readonly<Record<string, string>>;

/** What a page's module exports as `page`. A page that stands for several paths depends on their parameters. */
export type Page = {
  head: Head | ((params: Params) => Head);
  Component: ComponentType<{ params: Params }>;
  /** The values of the parameters for which there is a page. */
  params?: readonly Params[];
  /** Loads what the component needs besides its module. */
  preload?: (params: Params) => Promise<unknown>;
};

/** One row feeds the router, the prerender, the head and the sitemap. */
export type RouteRow = {
  path: string;
  /** A file of pages/, without its extension. */
  page: string;
  /** Shown to visitors, hidden from search engines and the sitemap. */
  unlisted?: true;
};

const rows: readonly RouteRow[] = [
  { path: '/', page: 'HomePage' },
  { path: '/services', page: 'ServicesPage' },
  { path: '/about', page: 'AboutPage' },
  { path: '/contact', page: 'ContactPage' },
  { path: '/contact/:result', page: 'ContactResultPage', unlisted: true },
  { path: BLOG_PATH, page: 'BlogPage' },
  { path: ARTICLE_PATH, page: 'ArticlePage' },
  { path: '/confidentialite', page: 'ConfidentialitePage' },
  { path: '/mentions-legales', page: 'MentionsLegalesPage' },
  { path: '/cgv', page: 'CgvPage' },
  { path: '/cookies', page: 'CookiesPage' },
  { path: '*', page: 'NotFoundPage', unlisted: true },
];

/** `pattern`: matches canonical paths only; wouter's own patterns ignore case. */
export const routes = rows.map((row) => ({ ...row, pattern: pathPattern(row.path) }));

const modules = import.meta.glob<Page>('./pages/*.tsx', { import: 'page' });

/** Loads the module of a route. Rejects when it cannot be fetched. */
export async function loadPage({ page }: RouteRow): Promise<Page> {
  const load = modules[`./pages/${page}.tsx`];
  if (!load) throw new Error(`The route table names ${page}, which pages/ does not have`);
  return await load();
}

/** The row of a path, with its parameters; the last row matches everything. */
export function findRoute(path: string): { route: RouteRow; params: Params } {
  for (const route of routes) {
    const match = route.pattern.exec(path);
    if (match) return { route, params: match.groups ?? {} };
  }
  throw new Error(`No route matches ${path}`);
}

/** The page at each path, with all that it needs. */
export const pages = preloadable(async (path) => {
  const { route, params } = findRoute(path);
  const page = await loadPage(route);
  await page.preload?.(params);
  return page;
});

/** The head of a page. Throws if it is not loaded. */
export function headOf(path: string): Head {
  const page = pages.get(path);
  if (!page) throw new Error(`${path} is not loaded`);
  return typeof page.head === 'function' ? page.head(findRoute(path).params) : page.head;
}
