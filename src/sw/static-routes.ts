import { BUNDLE_CACHE } from './bundle.ts';

/**
 * Lets the browser serve these pages from the cache without starting the worker, where it supports static routing. URLs must match exactly:
 * those with a query (a bare `?` has no query) still go to the worker, as do all of them where the browser rejects the routes. Never rejects.
 */
export async function addStaticRoutes(event: ExtendableEvent, paths: string[]): Promise<void> {
  const rules = paths.map((pathname): RouterRule => {
    return { condition: { urlPattern: { pathname, search: '' }, requestMode: 'navigate' }, source: { cacheName: BUNDLE_CACHE } };
  });
  await event.addRoutes?.(rules).catch(() => {});
}
