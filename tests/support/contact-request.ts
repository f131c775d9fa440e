import { randomUUID } from 'node:crypto';

export const ORIGIN = 'https://site.example';
export const MESSAGE = { name: 'Jeanne Martin', email: 'jeanne@exemple.fr', message: 'Bonjour, nous voulons refaire notre site.' };

type RequestParts = { id?: string | null; body?: unknown; headers?: Record<string, string>; method?: string };

/** A POST as the site's script makes it; `id: null` omits the idempotency key, an empty header is left out. */
export function contactRequest({ id = randomUUID(), body = MESSAGE, headers = {}, method = 'POST' }: RequestParts = {}): Request {
  const all = { Origin: ORIGIN, 'Content-Type': 'application/json', 'Idempotency-Key': id ?? '', ...headers };
  const given = Object.entries(all).filter(([, value]) => value !== '');
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const bodiless = method === 'GET' || method === 'HEAD';
  return new Request(`${ORIGIN}/api/send-contact`, { method, headers: given, ...(bodiless ? {} : { body: text }) });
}

/** A POST as a browser without JavaScript makes it. */
export function formRequest(fields: Record<string, string> = MESSAGE, headers: Record<string, string> = {}): Request {
  return contactRequest({
    id: null,
    body: new URLSearchParams(fields).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  });
}
