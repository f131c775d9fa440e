import type { ComponentType } from 'react';
import { parse } from 'regexparam';
import type { Head } from '../content/types.ts';

/** What a path shows, with everything it needs already loaded. */
export type Screen = { head: Head; Page: ComponentType };
export type Redirect = { redirect: string };
export type Params = Record<string, string | undefined>;

/** A page's module: its one screen or, for a parameterised path, how to load its screen and which paths exist. */
export type PageModule = {
  screen: Screen | ((params: Params) => Promise<Screen | Redirect>);
  paths?: () => string[];
};

/** One row feeds the router, the prerender, the head and the sitemap. */
export type Route = {
  path: string;
  /** A file of pages/, without its extension. */
  page: string;
  /** Shown to visitors, hidden from search engines and the sitemap. */
  unlisted?: true;
};

export const routes: readonly Route[] = [
  { path: '/', page: 'HomePage' },
  { path: '/services', page: 'ServicesPage' },
  { path: '/about', page: 'AboutPage' },
  { path: '/contact', page: 'ContactPage' },
  { path: '/contact/:result', page: 'ContactResultPage', unlisted: true },
  { path: '/blog', page: 'BlogPage' },
  { path: '/blog/:slug', page: 'ArticlePage' },
  { path: '/confidentialite', page: 'ConfidentialitePage' },
  { path: '/mentions-legales', page: 'MentionsLegalesPage' },
  { path: '/cgv', page: 'CgvPage' },
  { path: '/cookies', page: 'CookiesPage' },
  { path: '*', page: 'NotFoundPage', unlisted: true },
];

const pages = import.meta.glob<PageModule>('./pages/*.tsx');

/** Loads a route's module. Rejects when it cannot be fetched. */
export function loadPage({ page }: Route): Promise<PageModule> {
  const load = pages[`./pages/${page}.tsx`];
  if (!load) throw new Error(`The route table names ${page}, which pages/ does not have`);
  return load();
}

/** Case-sensitive, as the host is; regexparam's own patterns ignore case. */
const patterns = routes.map((route) => {
  const { keys, pattern } = parse(route.path);
  return { route, keys, pattern: new RegExp(pattern.source) };
});

/** The first row whose pattern `path` matches, with its parameters; the last row matches everything. */
export function findRoute(path: string): { route: Route; params: Params } {
  for (const { route, keys, pattern } of patterns) {
    const match = pattern.exec(path);
    if (match) return { route, params: Object.fromEntries(keys.map((key, index) => [key, match[index + 1]])) };
  }
  throw new Error(`No route matches ${path}`);
}

const screens = new Map<string, Promise<Screen | Redirect>>();

/**
 * Loads what `path` shows; an unknown path loads the not-found screen. Cached: even for a module already in memory, `import()` resolves
 * several tasks later, after pending frames.
 */
export function loadScreen(path: string): Promise<Screen | Redirect> {
  const known = screens.get(path);
  if (known) return known;
  const screen = fetchScreen(path);
  screens.set(path, screen);
  screen.catch(() => screens.delete(path));
  return screen;
}

async function fetchScreen(path: string): Promise<Screen | Redirect> {
  const { route, params } = findRoute(path);
  const { screen } = await loadPage(route);
  return typeof screen === 'function' ? screen(params) : screen;
}
