// Requests of tests and of the inbox, which Postmark's API does not have.
import { array, create, min, number, object } from 'superstruct';
import type { Call } from './call.ts';
import { Fault } from './faults.ts';

/** Takes a list, which replaces the queue of faults. */
export function putFaults({ body, postmark }: Call): Response {
  postmark.faults = create(JSON.parse(body), array(Fault));
  return Response.json(postmark.faults);
}

/** Takes `{ms}`. */
export function putIndexDelay({ body, postmark }: Call): Response {
  postmark.indexDelayMs = create(JSON.parse(body), object({ ms: min(number(), 0) })).ms;
  return Response.json({ ms: postmark.indexDelayMs });
}

export function showMails({ postmark }: Call): Response {
  return Response.json(postmark.mails);
}

/** Serves tests and the inbox's own form; a form on another site's page comes with that site's origin. */
export function deleteMails({ request: { headers }, postmark }: Call): Response {
  if (headers.origin && headers.origin !== `http://${headers.host}`) return new Response('Not from here.', { status: 403 });
  postmark.mails = [];
  return new Response(null, { status: 303, headers: { Location: '/' } });
}
