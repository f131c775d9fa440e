import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { sendText, urlOf } from '../node-http.ts';
import { createAssets } from './assets.ts';
import { cachedFile } from './cached-file.ts';
import { type Delivery, deliver } from './deliver.ts';
import { findFile } from './find-file.ts';
import { headersFor, parseHeaders } from './headers.ts';
import { parseRedirects, redirectFor } from './redirects.ts';

export type ServeFile = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Netlify's order: an existing file, then the first matching redirect, then 404.html. Picks up changes to the folder. */
export function createCdn(publish: string): ServeFile {
  const assets = createAssets();
  const headerRules = cachedFile(join(publish, '_headers'), parseHeaders);
  const redirectRules = cachedFile(join(publish, '_redirects'), parseRedirects);

  return async (request, response) => {
    const url = urlOf(request);
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendText(response, 405, 'Method Not Allowed', { Allow: 'GET, HEAD' });
    const found = await findFile(publish, url.pathname);
    if (found?.movedTo) return redirect(response, 301, found.movedTo + url.search);
    const rules = headersFor(await headerRules(), url.pathname);
    if (found?.file) return send(response, deliver(await assets(found.file), request.headers, 200), rules);
    const rule = redirectFor(await redirectRules(), url);
    if (rule) return redirect(response, rule.status, rule.location);
    const missing = await findFile(publish, '/404.html');
    if (missing?.file) return send(response, deliver(await assets(missing.file), request.headers, 404), rules);
    sendText(response, 404, 'Not Found');
  };
}

async function send(response: ServerResponse, delivery: Promise<Delivery>, rules: Map<string, string>): Promise<void> {
  const { status, headers, body } = await delivery;
  response.statusCode = status;
  response.setHeaders(new Map([...Object.entries(headers), ...(status === 416 ? [] : rules)]));
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

function redirect(response: ServerResponse, status: number, location: string): void {
  sendText(response, status, `Redirecting to ${location}`, { Location: location });
}
