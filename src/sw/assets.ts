import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { matchBundled } from './bundle.ts';

/** A subresource of a page of any version; PrecacheRoute comes first. Range requests are left to the host. */
export function isAsset({ request, sameOrigin, url }: RouteMatchCallbackOptions): boolean {
  return sameOrigin && request.mode !== 'navigate' && !request.headers.has('Range') && /^\/(assets|images)\//.test(url.pathname);
}

/** Looks in this version's bundle, then in those before, which open pages may still need, then on the network. */
export async function answerAsset({ request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  return (await matchBundled(url.pathname)) ?? (await caches.match(url.pathname)) ?? fetch(request);
}
