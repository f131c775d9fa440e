import { digestMessage, parseMessage } from '../../src/contact/message.ts';
import { FILL_TIME, type Signals, WRITTEN_AT } from '../../src/contact/protocol.ts';
import { readBody } from './body.ts';
import type { BodyKind } from './guard.ts';
import { earlierIds, readId } from './identity.ts';
import type { ReceivedMessage } from './ledger.ts';
import { readWrittenAt } from './letter.ts';
import type { Refusal } from './problem.ts';
import { readFillTime } from './spam.ts';

/** Reads and validates a request: the message, the ids it may have had before, and the signals for the spam check. */
export async function readRequest(
  request: Request,
  kind: BodyKind,
  receivedAt: number,
): Promise<{ received: ReceivedMessage; earlier: string[]; signals: Signals } | { refusal: Refusal }> {
  const body = await readBody(request, kind);
  if ('refusal' in body) return body;
  const parsed = parseMessage(body.input);
  if ('errors' in parsed) return { refusal: { name: 'invalid', errors: parsed.errors } };
  const { message } = parsed;
  const { headers } = request;
  const digest = await digestMessage(message);
  const id = readId(headers, digest, receivedAt);
  if (!id) return { refusal: { name: 'malformed-key' } };
  const writtenAt = readWrittenAt(headers.get(WRITTEN_AT), receivedAt);
  return {
    received: { id, digest, message, receivedAt, writtenAt },
    earlier: earlierIds(id, digest, receivedAt),
    signals: { honeypot: body.honeypot, fillTime: readFillTime(headers.get(FILL_TIME)) },
  };
}
