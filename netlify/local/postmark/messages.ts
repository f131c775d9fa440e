import { randomUUID } from 'node:crypto';
import { create } from 'superstruct';
import { parseAddresses } from './addresses.ts';
import type { Call } from './call.ts';
import { Email, type Mail } from './email.ts';
import { errorResponse } from './errors.ts';
import { acceptsMail, applyFault, countDown } from './faults.ts';

const METADATA = 'metadata_';

export function postEmail({ response, body, postmark }: Call): Response | undefined {
  const [fault] = postmark.faults;
  if (fault && !acceptsMail(fault)) {
    countDown(postmark.faults);
    return applyFault(fault, response);
  }
  // Throws on an invalid mail, which uses up no fault that applies to accepted ones.
  const mail: Mail = { ...create(JSON.parse(body), Email), MessageID: randomUUID(), ReceivedAt: new Date().toISOString() };
  countDown(postmark.faults);
  postmark.mails.unshift(mail);
  if (fault) return applyFault(fault, response);
  const { To, MessageID, ReceivedAt } = mail;
  return Response.json({ To, SubmittedAt: ReceivedAt, MessageID, ErrorCode: 0, Message: 'OK' });
}

/** https://postmarkapp.com/developer/api/messages-api#outbound-message-search */
export function searchMessages({ query, postmark }: Call): Response {
  // Postmark searches this stream alone if the query names none.
  const { count, offset, messageStream = 'outbound', ...filters }: Record<string, string> = Object.fromEntries(query);
  const [from, length] = [Number(offset), Number(count)];
  // Refuses an unknown filter: without it, the search would find mails that Postmark's does not.
  if (!(from >= 0 && length >= 1 && length <= 500) || !Object.keys(filters).every((name) => name.startsWith(METADATA)))
    throw errorResponse('messages-query');
  const indexedUntil = Date.now() - postmark.indexDelayMs;
  const found = postmark.mails.filter(
    ({ ReceivedAt, MessageStream, Metadata }) =>
      Date.parse(ReceivedAt) <= indexedUntil &&
      MessageStream === messageStream &&
      Object.entries(filters).every(([name, value]) => Metadata[name.slice(METADATA.length)] === value),
  );
  return Response.json({ TotalCount: found.length, Messages: found.slice(from, from + length).map(summaryOf) });
}

/** Needs no token, since the inbox links to it. */
export function showDetails(call: Call): Response {
  const mail = findMail(call);
  const details = { ...mail, ...summaryOf(mail), MessageEvents: [] };
  return new Response(JSON.stringify(details, null, 2), { headers: { 'Content-Type': 'application/json' } });
}

function findMail({ id, postmark }: Call): Mail {
  const mail = postmark.mails.find(({ MessageID }) => MessageID === id);
  if (!mail) throw errorResponse('no-such-message');
  return mail;
}

function summaryOf({ Headers, ReplyTo, TextBody, HtmlBody, ...summary }: Mail) {
  const to = parseAddresses(summary.To) ?? [];
  const recipients = to.map(({ Email }) => Email);
  return { ...summary, To: to, Cc: [], Bcc: [], Recipients: recipients, Attachments: [], Status: 'Sent', Sandboxed: false };
}
