// BUILD entry: what the SSR bundle exports to the prerender step, which runs in Node once both bundles exist.
import { renderToString } from 'react-dom/server';
import { App } from '../app/App.tsx';
import { bookingUrl } from '../app/booking/booking-url.ts';
import { fixedNavigation, loadPlace, type Place } from '../app/navigation.ts';
import { loadPage, type Route, routes } from '../app/routes.ts';
import { originOf } from './origin.ts';

export type ListedPage = { path: string; page: string; unlisted: boolean };
export type RenderedPage = Place & { html: string };

/** Every path that becomes a file, in the route table's order; `/404` stands for whatever has no route. */
export async function listPages(): Promise<ListedPage[]> {
  const lists = await Promise.all(
    routes.map(async (route) => {
      const paths = await pathsOf(route);
      return paths.map((path) => ({ path, page: route.page, unlisted: route.unlisted ?? false }));
    }),
  );
  return lists.flat();
}

async function pathsOf(route: Route): Promise<string[]> {
  if (route.path === '*') return ['/404'];
  if (!route.path.includes(':')) return [route.path];
  const { paths } = await loadPage(route);
  if (!paths) throw new Error(`${route.page} does not say which paths ${route.path} has`);
  return paths();
}

/** Renders one path to the markup inside `#root`. Rejects when a component throws. */
export async function renderPath(path: string): Promise<RenderedPage> {
  const place = await loadPlace(path);
  return { ...place, html: renderToString(<App navigation={fixedNavigation(place)} />) };
}

/** The origin that the scheduling widget's frame may come from. */
export const bookingOrigin = originOf('VITE_BOOKING_URL', bookingUrl);
