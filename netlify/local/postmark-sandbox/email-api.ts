import { setTimeout as sleep } from 'node:timers/promises';
import { type Call, requireToken } from './call.ts';
import { refusal } from './errors.ts';
import { FAULT_KINDS } from './faults.ts';
import { parseJson, readBody, sendJson } from './http.ts';
import type { Mail } from './ledger.ts';
import { checkMail } from './mail-rules.ts';
import { misbehave } from './misbehave.ts';
import { type OutgoingMail, readOutgoingMail } from './outgoing-mail.ts';
import { acceptMail, takeFault } from './sandbox.ts';

/** POST /email. The body is read before a fault strikes, so that a reset or a hang comes after a complete request. */
export async function postEmail(call: Call): Promise<void> {
  const { request, response, sandbox } = call;
  requireToken(call);
  const body = await readBody(request);
  const fault = takeFault(sandbox);
  if (fault?.delayMs) await sleep(fault.delayMs, undefined, { signal: sandbox.closing });
  if (fault && !FAULT_KINDS[fault.kind].accepts) return misbehave(fault, response);
  const mail = acceptMail(sandbox, readEmail(request.headers['content-type'], body));
  if (fault && fault.kind !== 'slow') return misbehave(fault, response);
  sendJson(response, 200, receiptOf(mail));
}

function readEmail(contentType: string | undefined, body: Buffer): OutgoingMail {
  if (!/^application\/json\b/i.test(contentType ?? '')) throw refusal('json-required');
  const json = parseJson(body);
  if (!json) throw refusal('invalid-json');
  const mail = readOutgoingMail(json.value);
  checkMail(mail);
  return mail;
}

function receiptOf({ To, Cc, Bcc, ReceivedAt, MessageID }: Mail): object {
  return { To, ...(Cc && { Cc }), ...(Bcc && { Bcc }), SubmittedAt: ReceivedAt, MessageID, ErrorCode: 0, Message: 'OK' };
}
