import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { matchBundled } from './bundle.ts';
import { isPrecached, matchPrecache } from './precache.ts';
import { isHashed, matchAnyVersion } from './previous-assets.ts';

/** A subresource of a page of any version. Range requests are left to the host. */
export function isAsset({ request, sameOrigin, url }: RouteMatchCallbackOptions): boolean {
  return (
    sameOrigin &&
    request.mode !== 'navigate' &&
    !request.headers.has('Range') &&
    (isHashed(url) || isImage(url) || isPrecached(url.pathname))
  );
}

function isImage({ pathname }: URL): boolean {
  return pathname.startsWith('/images/');
}

/** Looks in this version's files, then in other versions' (open pages may need them), then on the network. */
export async function answerAsset({ request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  for (const match of [matchPrecache, matchBundled, matchAnyVersion]) {
    // If storage cannot be read, fall back to the network.
    const kept = await match(url.pathname).catch(() => undefined);
    if (kept) return kept;
  }
  return fetch(request);
}
