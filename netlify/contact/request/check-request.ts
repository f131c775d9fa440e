import { Refusal } from './reply.ts';

export type BodyKind = 'json' | 'form';

const KINDS: Record<string, BodyKind> = { 'application/json': 'json', 'application/x-www-form-urlencoded': 'form' };

/**
 * Checks method, origin and content type, before the body is read. Returns the body's kind, or throws a Refusal.
 * @param origins origins allowed besides the request's own, e.g. `https://www.example.fr`
 */
export function checkRequest(request: Request, origins: readonly string[]): BodyKind {
  if (request.method !== 'POST') throw new Refusal('method');
  if (isForeign(request, origins)) throw new Refusal('foreign');
  const kind = bodyKind(request.headers.get('Content-Type'));
  if (!kind) throw new Refusal('unsupported');
  return kind;
}

/**
 * Browsers send Origin with every POST. Without it, the client is a tool or a browser that hides it, and Sec-Fetch-Site decides. The origin
 * `null` comes from a sandboxed frame, a redirect from another site or a local file. It also comes from our own form, if an extension or a
 * proxy has set the policy `no-referrer`. Only for our own form does the browser send `same-origin`, and no page can set that header:
 * https://www.w3.org/TR/fetch-metadata/
 */
function isForeign(request: Request, origins: readonly string[]): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  if (site === 'cross-site') return true;
  const origin = request.headers.get('Origin');
  if (origin === null) return site === 'same-site';
  if (origin === 'null') return site !== 'same-origin';
  return origin !== new URL(request.url).origin && !origins.includes(origin);
}

function bodyKind(contentType: string | null): BodyKind | undefined {
  const [type = '', ...parameters] = (contentType ?? '').toLowerCase().split(';');
  const charset = parameters.find((parameter) => parameter.trim().startsWith('charset='));
  if (charset && !/^charset="?utf-?8"?$/.test(charset.trim())) return undefined;
  return Object.hasOwn(KINDS, type.trim()) ? KINDS[type.trim()] : undefined;
}
