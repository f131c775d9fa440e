import { fields } from '../../src/contact/message.ts';
import { HONEYPOT, HONEYPOT_FIELD, MAX_BODY_BYTES, MAX_FORM_BYTES } from '../../src/contact/protocol.ts';
import type { BodyKind } from './guard.ts';
import type { Refusal } from './problem.ts';

/** `input`: the fields as sent, not yet validated. `honeypot`: the value of the field that is hidden from people. */
export type Body = { input: object; honeypot: string };

/** Reads and decodes the body. Stops at the size limit for its kind, whatever Content-Length says. */
export async function readBody(request: Request, kind: BodyKind): Promise<Body | { refusal: Refusal }> {
  const declared = Number(request.headers.get('Content-Length') ?? 0);
  const limit = kind === 'json' ? MAX_BODY_BYTES : MAX_FORM_BYTES;
  const bytes = declared > limit ? 'too-large' : await readCapped(request, limit);
  if (typeof bytes === 'string') return { refusal: { name: bytes } };
  const text = decode(bytes);
  const input = text === undefined ? undefined : kind === 'json' ? parseObject(text) : parseForm(text);
  if (!input) return { refusal: { name: 'malformed' } };
  return kind === 'json' ? { input, honeypot: request.headers.get(HONEYPOT) ?? '' } : splitHoneypot(input);
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
function parseForm(text: string): object {
  const form = new URLSearchParams(text);
  return Object.fromEntries([...fields, HONEYPOT_FIELD].flatMap((field) => (form.has(field) ? [[field, form.get(field)]] : [])));
}

function splitHoneypot(form: object): Body {
  const { [HONEYPOT_FIELD]: honeypot, ...input } = form as Record<string, string>;
  return { input, honeypot: honeypot ?? '' };
}
