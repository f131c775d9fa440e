import type { ServerResponse } from 'node:http';
import { POSTMARK_ERRORS, postmarkBody } from './errors.ts';
import type { Fault } from './faults.ts';
import { sendHtml, sendJson } from './http.ts';

const PORTAL = '<!doctype html><html lang="en"><title>Welcome</title><p>Please log in to use this network.</p></html>';

/** Produces what the client sees of a fault; whether the mail was accepted is up to the caller. */
export function misbehave(fault: Fault, response: ServerResponse): void {
  switch (fault.kind) {
    case 'reject':
    case 'accept-then-error': {
      const answer = fault.answer ?? POSTMARK_ERRORS['server-error'];
      sendJson(response, answer.status, postmarkBody(answer));
      return;
    }
    case 'reset':
    case 'accept-then-reset':
      response.socket?.resetAndDestroy();
      return;
    case 'hang':
    case 'accept-then-hang':
      return;
    case 'not-json':
      sendHtml(response, 200, PORTAL);
      return;
    default:
      throw new Error(`'${fault.kind satisfies 'slow'}' is over once the mail is accepted.`);
  }
}
