// RENDER entry: what the build's second step exports to prerender-all.ts.
import { renderToString } from 'react-dom/server';
import { parseUrl } from '../../scripts/env-url.ts';
import { App } from '../app/App.tsx';
import { bookingUrl } from '../app/booking/booking-url.ts';
import { loadModule, pages } from '../app/routing/pages.ts';
import { type Route, routes } from '../app/routing/route-table.ts';
import type { Head } from '../content/types.ts';

export type RenderedPage = { head: Head; html: string };

/** The rows of the route table, in order, each with a path that becomes a file: parameters filled in, `/404` for whatever has no route. */
export async function pageRoutes(): Promise<Route[]> {
  const lists = await Promise.all(
    routes.map(async (route) => {
      const paths = await pathsOf(route);
      return paths.map((path) => ({ ...route, path }));
    }),
  );
  return lists.flat();
}

async function pathsOf(route: Route): Promise<string[]> {
  const { path } = route;
  if (path === '*') return ['/404'];
  const { params = [{}] } = await loadModule(route);
  return params.map((values) =>
    path.replace(/:(\w+)/g, (_, name: string) => {
      const value = values[name];
      if (!value) throw new Error(`${path}: the page has no value for ${name}`);
      return value;
    }),
  );
}

/** Renders one path to the markup inside `#root`. Rejects when a component throws. */
export async function renderPath(path: string): Promise<RenderedPage> {
  const { head } = await pages.preload(path);
  return { head, html: renderToString(<App path={path} />) };
}

/** The origin that the scheduling widget's frame may come from. */
export const bookingOrigin = parseUrl('site.bookingUrl', bookingUrl).origin;
