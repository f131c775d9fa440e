import { errorResponse } from './errors.ts';
import type { Call } from './sandbox.ts';

const METADATA = 'metadata_';

/** https://postmarkapp.com/developer/api/messages-api#outbound-message-search */
export function searchMessages({ query, sandbox }: Call): Response {
  // Without a stream, Postmark searches this one only.
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
  // Of what Postmark tells of a mail, the part that the site reads.
  const messages = found.map(({ MessageID, Metadata }) => ({ MessageID, Metadata }));
  return Response.json({ TotalCount: found.length, Messages: messages.slice(from, from + length) });
}
