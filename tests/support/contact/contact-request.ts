import { identify } from '../../../src/message/identity.ts';
import { SUBMITTED_AT_HEADER } from '../../../src/message/protocol.ts';
import { writeTime } from '../../../src/message/submission-time.ts';
import { MESSAGE } from './message.ts';

export const ORIGIN = 'https://site.example';
/** The time at which the author of every message pressed the button. */
export const SUBMITTED = Date.UTC(2025, 10, 20, 9);
/** The id of `MESSAGE`. */
export const ID = await identify(MESSAGE, SUBMITTED);

type RequestParts = { body?: unknown; headers?: Record<string, string>; method?: string };

/** A POST as the site's script makes it; an empty header is left out. */
export function contactRequest({ body = MESSAGE, headers = {}, method = 'POST' }: RequestParts = {}): Request {
  const all = { Origin: ORIGIN, 'Content-Type': 'application/json', [SUBMITTED_AT_HEADER]: writeTime(SUBMITTED), ...headers };
  const given = Object.entries(all).filter(([, value]) => value !== '');
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const bodiless = method === 'GET' || method === 'HEAD';
  return new Request(`${ORIGIN}/api/send-contact`, { method, headers: given, ...(bodiless ? {} : { body: text }) });
}

/** A POST as a browser without JavaScript makes it. */
export function formRequest(fields: Record<string, string> = MESSAGE, headers: Record<string, string> = {}): Request {
  const body = new URLSearchParams(fields).toString();
  return contactRequest({ body, headers: { [SUBMITTED_AT_HEADER]: '', 'Content-Type': 'application/x-www-form-urlencoded', ...headers } });
}
