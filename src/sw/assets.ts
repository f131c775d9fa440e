import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { matchBundled } from './bundle.ts';
import { isPrecached, matchPrecache } from './precache.ts';
import { isHashed, matchAnyVersion } from './previous-assets.ts';
import { matchRead } from './read-pages.ts';

/** Everything a page of any version loads by itself. A part of a file is the host's business. */
export function isAsset({ request, sameOrigin, url }: RouteMatchCallbackOptions): boolean {
  return (
    sameOrigin &&
    request.mode !== 'navigate' &&
    !request.headers.has('Range') &&
    (isHashed(url) || isImage(url) || isPrecached(url.pathname))
  );
}

/** Older articles' pictures are not kept beforehand. */
function isImage({ pathname }: URL): boolean {
  return pathname.startsWith('/images/');
}

/** This version's file, else what an older page still needs, else what was read before, else the network's. */
export async function answerAsset({ request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  for (const match of [matchPrecache, matchBundled, matchAnyVersion, matchRead]) {
    // Storage that cannot be read is no reason to be without a network.
    const kept = await match(url.pathname).catch(() => undefined);
    if (kept) return kept;
  }
  return fetch(request);
}
