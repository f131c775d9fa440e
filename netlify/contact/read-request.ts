import { fieldNames } from '../../src/message/fields.ts';
import { identify, readTime } from '../../src/message/identity.ts';
import { HONEYPOT, HONEYPOT_FIELD, MAX_BODY_BYTES, MAX_FORM_BYTES, SUBMITTED_AT } from '../../src/message/protocol.ts';
import { parseMessage } from '../../src/message/rules.ts';
import type { ContactMail } from './entry.ts';
import type { BodyKind } from './guard.ts';
import type { Refusal } from './reply.ts';
import { spamSignals } from './spam.ts';

const OLDEST = 400 * 86_400_000;
const CLOCK_SKEW = 5 * 60_000;

/** Reads and validates a request: the message, the day that makes it one with its repeats, and what makes it look like advertising. */
export async function readRequest(
  request: Request,
  kind: BodyKind,
  receivedAt: number,
): Promise<{ mail: ContactMail } | { refusal: Refusal }> {
  const body = await readBody(request, kind);
  if ('refusal' in body) return body;
  const parsed = parseMessage(body.input);
  if ('errors' in parsed) return { refusal: { name: 'invalid', errors: parsed.errors } };
  const { message } = parsed;
  const submittedAt = readTime(request.headers.get(SUBMITTED_AT));
  const spam = spamSignals(message, body.isHoneypotFilled);
  const mail: ContactMail = {
    // Whatever the author's clock says: the device computes the id from the same time.
    id: await identify(message, submittedAt ?? receivedAt),
    message,
    receivedAt,
    ...(submittedAt !== undefined && isPlausible(submittedAt, receivedAt) && { writtenAt: Math.min(submittedAt, receivedAt) }),
    ...(spam.length > 0 && { spam }),
  };
  return { mail };
}

/** Whether a time may be shown to staff: one that is over 5 minutes ahead, or over 400 days old, comes from a wrong clock. */
function isPlausible(submittedAt: number, receivedAt: number): boolean {
  return submittedAt <= receivedAt + CLOCK_SKEW && submittedAt >= receivedAt - OLDEST;
}

/** `input`: the fields as sent, not yet validated. */
type Body = { input: object; isHoneypotFilled: boolean };

/** Reads and decodes the body. Stops at the size limit for its kind, whatever Content-Length says. */
async function readBody(request: Request, kind: BodyKind): Promise<Body | { refusal: Refusal }> {
  const declared = Number(request.headers.get('Content-Length') ?? 0);
  const limit = kind === 'json' ? MAX_BODY_BYTES : MAX_FORM_BYTES;
  const bytes = declared > limit ? 'too-large' : await readCapped(request, limit);
  if (typeof bytes === 'string') return { refusal: { name: bytes } };
  const text = decode(bytes);
  if (text !== undefined && kind === 'form') return readForm(new URLSearchParams(text));
  const input = text === undefined ? undefined : parseObject(text);
  return input ? { input, isHoneypotFilled: request.headers.has(HONEYPOT) } : { refusal: { name: 'malformed' } };
}

async function readCapped(request: Request, limit: number): Promise<Uint8Array | 'too-large' | 'malformed'> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      // Leaving the loop cancels the stream.
      if (size > limit) return 'too-large';
      chunks.push(chunk);
    }
  } catch {
    // The connection broke halfway: nobody will read this response, and it is not a server error worth logging.
    return 'malformed';
  }
  return Buffer.concat(chunks);
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function parseObject(text: string): object | null | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the known fields only: a form posts every input it has, including the submit button. */
function readForm(form: URLSearchParams): Body {
  const input = Object.fromEntries(fieldNames.flatMap((field) => (form.has(field) ? [[field, form.get(field)]] : [])));
  return { input, isHoneypotFilled: (form.get(HONEYPOT_FIELD) ?? '').trim() !== '' };
}
