import { parseAddresses } from './addresses.ts';
import { errorResponse } from './errors.ts';
import { type Call, findMail, type Mail } from './sandbox.ts';

const METADATA = 'metadata_';

/** https://postmarkapp.com/developer/api/messages-api#outbound-message-search */
export function searchMessages({ query, sandbox }: Call): Response {
  // Postmark searches this stream alone if the query names none.
  const { count, offset, messageStream = 'outbound', ...filters }: Record<string, string> = Object.fromEntries(query);
  const [from, length] = [Number(offset), Number(count)];
  // An unknown filter is refused: to ignore it would be to find mails that Postmark does not.
  if (!(from >= 0 && length >= 1 && length <= 500) || !Object.keys(filters).every((name) => name.startsWith(METADATA)))
    throw errorResponse('messages-query');
  const indexedUntil = Date.now() - sandbox.indexDelayMs;
  const found = sandbox.mails.filter(
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

function summaryOf({ Headers, ReplyTo, TextBody, HtmlBody, ...summary }: Mail) {
  const to = parseAddresses(summary.To) ?? [];
  const recipients = to.map(({ Email }) => Email);
  return { ...summary, To: to, Cc: [], Bcc: [], Recipients: recipients, Attachments: [], Status: 'Sent', Sandboxed: false };
}
