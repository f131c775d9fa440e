import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { isPrecached, matchPrecache } from './precache.ts';
import { isHashed, matchPreviousAsset } from './previous-assets.ts';

/** Everything a page of any version loads by itself. A part of a file is the host's business. */
export function isAsset({ request, sameOrigin, url }: RouteMatchCallbackOptions): boolean {
  return sameOrigin && request.mode !== 'navigate' && !request.headers.has('Range') && (isHashed(url) || isPrecached(url.pathname));
}

/** This version's file, else what an older page still needs, else the network's. */
export async function answerAsset({ request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  return (await matchPrecache(url.pathname)) ?? (await matchPreviousAsset(url.pathname)) ?? fetch(request);
}
