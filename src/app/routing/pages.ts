import type { ComponentType } from 'react';
import type { Head } from '../../content/types.ts';
import { pathPattern } from '../../shared/path-pattern.ts';
import { retryFailedStyles } from '../loading/failed-styles.ts';
import { preloadable } from '../loading/preloadable.ts';
import { type Route, routes } from './route-table.ts';

export type Params = Readonly<Record<string, string>>;

/** The export `page` of a page's module. A page that stands for several paths depends on their parameters. */
export type Page = {
  head: Head | ((params: Params) => Head);
  Component: ComponentType<{ params: Params }>;
  /** The values of the parameters for which there is a page. */
  params?: readonly Params[];
  /** Loads what the component needs besides its module. */
  preload?: (params: Params) => Promise<unknown>;
};

/** A page at one path, with all that it needs. */
type LoadedPage = { head: Head; unlisted: boolean; params: Params; Component: Page['Component'] };

/** Patterns match canonical paths only. */
const matchers = routes.map((route) => ({ route, pattern: pathPattern(route.path) }));

const modules = import.meta.glob<Page>('../pages/*.tsx', { import: 'page' });

/** The row of a path, with its parameters; the last row matches everything. */
export function findRoute(path: string): { route: Route; params: Params } {
  for (const { route, pattern } of matchers) {
    const match = pattern.exec(path);
    if (match) return { route, params: match.groups ?? {} };
  }
  throw new Error(`No route matches ${path}`);
}

/** Loads the module of a route. Rejects if it, or a page's stylesheet before it, could not be fetched: as a document, the page has its style. */
export async function loadModule({ module }: Route): Promise<Page> {
  const load = modules[`../pages/${module}.tsx`];
  if (!load) throw new Error(`The route table names ${module}, which pages/ does not have`);
  if (retryFailedStyles()) throw new Error('Stylesheets could not be fetched: the page would lack its own');
  return await load();
}

export const pages = preloadable(async (path): Promise<LoadedPage> => {
  const { route, params } = findRoute(path);
  const { head, Component, preload } = await loadModule(route);
  await preload?.(params);
  return { head: typeof head === 'function' ? head(params) : head, unlisted: route.unlisted ?? false, params, Component };
});
