import type { ServerResponse } from 'node:http';
import { defaulted, enums, type Infer, integer, min, object, optional, size, string } from 'superstruct';
import { ERROR_NAMES, errorResponse } from './errors.ts';

/**
 * A way in which POST /email fails. Those that begin with `accept` apply once the mail is checked and kept; the others let none through.
 * `preset` names the error that is answered, of which status, code and message replace parts. It applies to `times` mails, 0 to all.
 */
export const Fault = object({
  kind: enums(['reject', 'accept-then-error', 'accept-then-reset', 'accept-then-hang', 'reset', 'hang', 'not-json']),
  times: defaulted(min(integer(), 0), 1),
  preset: optional(enums(ERROR_NAMES)),
  status: optional(size(integer(), 400, 599)),
  code: optional(integer()),
  message: optional(string()),
});
export type Fault = Infer<typeof Fault>;

/** Uses up one of the first fault's times. Once used up, it gives way to the next. */
export function countDown(faults: Fault[]): void {
  const [first] = faults;
  if (first?.times === 1) faults.shift();
  else if (first && first.times > 1) first.times -= 1;
}

/** The answer to a client that meets the fault; undefined if it gets none. */
export function applyFault({ kind, preset = 'server-error', ...parts }: Fault, response: ServerResponse): Response | undefined {
  if (kind === 'not-json') return new Response('<!doctype html><title>Welcome</title><p>Please log in to use this network.</p>');
  if (kind === 'reject' || kind === 'accept-then-error') return errorResponse(preset, parts);
  if (kind.endsWith('reset')) response.socket?.resetAndDestroy();
  return undefined;
}
