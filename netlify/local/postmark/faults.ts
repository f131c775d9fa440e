import type { ServerResponse } from 'node:http';
import { defaulted, enums, type Infer, integer, min, object, optional, size, string } from 'superstruct';
import { ERROR_NAMES, errorResponse } from './errors.ts';

/** `accepts`: the mail is checked and kept first; otherwise none gets through. `reply`: what the client gets. */
const KINDS = {
  reject: { accepts: false, reply: 'error' },
  reset: { accepts: false, reply: 'reset' },
  hang: { accepts: false, reply: 'none' },
  'not-json': { accepts: false, reply: 'login page' },
  'accept-then-error': { accepts: true, reply: 'error' },
  'accept-then-reset': { accepts: true, reply: 'reset' },
  'accept-then-hang': { accepts: true, reply: 'none' },
} as const;

/**
 * A way in which POST /email fails. `preset` names the error that is answered; `status`, `code` and `message` replace parts of it. It applies
 * to `times` mails, or to all if that is 0.
 */
export const Fault = object({
  kind: enums(Object.keys(KINDS) as (keyof typeof KINDS)[]),
  times: defaulted(min(integer(), 0), 1),
  preset: optional(enums(ERROR_NAMES)),
  status: optional(size(integer(), 400, 599)),
  code: optional(integer()),
  message: optional(string()),
});
export type Fault = Infer<typeof Fault>;

export function acceptsMail({ kind }: Fault): boolean {
  return KINDS[kind].accepts;
}

/** Uses up one of the first fault's times. Once used up, it gives way to the next. */
export function countDown(faults: Fault[]): void {
  const [first] = faults;
  if (first?.times === 1) faults.shift();
  else if (first && first.times > 1) first.times -= 1;
}

/** The answer to a client that meets the fault; undefined if it gets none. */
export function applyFault({ kind, preset = 'server-error', ...parts }: Fault, response: ServerResponse): Response | undefined {
  switch (KINDS[kind].reply) {
    case 'error':
      return errorResponse(preset, parts);
    case 'login page':
      return new Response('<!doctype html><title>Welcome</title><p>Please log in to use this network.</p>');
    case 'reset':
      response.socket?.resetAndDestroy();
      return undefined;
    case 'none':
      return undefined;
  }
}
