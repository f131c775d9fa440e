import { fieldNames } from '../../../src/message/fields.ts';
import { identify } from '../../../src/message/identity.ts';
import { HONEYPOT_FIELD, HONEYPOT_HEADER, MAX_BODY_BYTES, MAX_FORM_BYTES, SUBMITTED_AT_HEADER } from '../../../src/message/protocol.ts';
import { parseMessage } from '../../../src/message/rules.ts';
import { readTime } from '../../../src/message/submission-time.ts';
import type { ReceivedMessage } from '../ledger/entry.ts';
import { spamSignals } from '../spam.ts';
import { DAY, MINUTE } from '../timing.ts';
import type { BodyKind } from './check-request.ts';
import { Refusal } from './reply.ts';

const MAX_AGE_MS = 400 * DAY;
const MAX_AHEAD_MS = 5 * MINUTE;

/** Reads and validates a request: the message, its id, and its signs of advertising. Throws a Refusal. */
export async function readRequest(request: Request, kind: BodyKind, receivedAt: number): Promise<ReceivedMessage> {
  const { input, isHoneypotFilled } = await readBody(request, kind);
  const parsed = parseMessage(input);
  if ('errors' in parsed) throw new Refusal('invalid', parsed);
  const { message } = parsed;
  const submittedAt = readTime(request.headers.get(SUBMITTED_AT_HEADER));
  const spam = spamSignals(message, isHoneypotFilled);
  return {
    // The author's time, even if implausible: the device computes its id from that time.
    id: await identify(message, submittedAt ?? receivedAt),
    message,
    receivedAt,
    ...(submittedAt !== undefined && isPlausible(submittedAt, receivedAt) && { submittedAt: Math.min(submittedAt, receivedAt) }),
    ...(spam.length > 0 && { spam }),
  };
}

/** Tells whether a time may be shown to staff: one that is over 5 minutes ahead, or over 400 days old, comes from a wrong clock. */
function isPlausible(submittedAt: number, receivedAt: number): boolean {
  return submittedAt <= receivedAt + MAX_AHEAD_MS && submittedAt >= receivedAt - MAX_AGE_MS;
}

/** `input`: the fields as sent, not yet validated. */
type Body = { input: object; isHoneypotFilled: boolean };

/** Reads and decodes the body. Stops at the size limit for its kind, whatever Content-Length says. */
async function readBody(request: Request, kind: BodyKind): Promise<Body> {
  const text = decode(await readBytes(request, kind === 'json' ? MAX_BODY_BYTES : MAX_FORM_BYTES));
  if (kind === 'form') return readForm(new URLSearchParams(text));
  return { input: parseObject(text), isHoneypotFilled: request.headers.has(HONEYPOT_HEADER) };
}

async function readBytes({ headers, body }: Request, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (Number(headers.get('Content-Length')) > limit) throw new Refusal('too-large');
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength;
      // Leaving the loop cancels the stream.
      if (size > limit) break;
      chunks.push(chunk);
    }
  } catch {
    // The connection broke halfway: nobody will read this response, and it is not a server error worth logging.
    throw new Refusal('malformed');
  }
  if (size > limit) throw new Refusal('too-large');
  return Buffer.concat(chunks);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal('malformed');
  }
}

function parseObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Refused below, like JSON of another type.
  }
  throw new Refusal('malformed');
}

/** Keeps the known fields only: a form posts every input it has, including the submit button. */
function readForm(form: URLSearchParams): Body {
  const input = Object.fromEntries(fieldNames.flatMap((field) => (form.has(field) ? [[field, form.get(field)]] : [])));
  return { input, isHoneypotFilled: (form.get(HONEYPOT_FIELD) ?? '').trim() !== '' };
}
