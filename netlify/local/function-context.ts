import type { Context } from '@netlify/functions';

/** Netlify's function context. What has no meaning locally is present but empty. */
export function contextOf(request: Request, ip: string): Context {
  const unsupported = (): never => {
    throw new Error('Only edge functions may pass a request on');
  };
  return {
    ip,
    url: new URL(request.url),
    requestId: request.headers.get('x-nf-request-id') ?? crypto.randomUUID(),
    params: {},
    geo: {},
    account: { id: '' },
    deploy: { context: 'dev', id: '0', published: false },
    server: {},
    site: {},
    cookies: { get: () => '', set: () => {}, delete: () => {} },
    json: (value) => Response.json(value),
    log: console.info,
    next: unsupported,
    rewrite: unsupported,
    waitUntil: (promise) => void promise.catch((error: unknown) => console.error(error)),
  };
}
