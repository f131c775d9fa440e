import { array, boolean, defaulted, type Infer, object, pattern, record, refine, size, string } from 'superstruct';
import { parseAddresses } from './addresses.ts';

/** A line break would begin another header. */
const line = (length = 2_000) => pattern(size(string(), 0, length), /^[^\r\n\0]*$/);
const addresses = (least: number, most: number, length = 2_000) =>
  refine(line(length), 'addresses', (list) => {
    const count = parseAddresses(list)?.length ?? -1;
    return (count >= least && count <= most) || `Expected ${least} to ${most} valid addresses: '${list}'.`;
  });

/**
 * The body of POST /email: the fields that the site uses, with Postmark's rules for them. Any other field is refused.
 * https://postmarkapp.com/developer/api/email-api
 */
export const Email = refine(
  object({
    From: defaulted(addresses(1, 1, 255), ''),
    To: defaulted(addresses(1, 50), ''),
    ReplyTo: defaulted(addresses(0, 50), ''),
    Subject: defaulted(line(), ''),
    Tag: defaulted(line(1_000), ''),
    TextBody: defaulted(string(), ''),
    HtmlBody: defaulted(string(), ''),
    MessageStream: defaulted(line(), 'outbound'),
    TrackOpens: defaulted(boolean(), false),
    TrackLinks: defaulted(string(), 'None'),
    Headers: defaulted(array(object({ Name: pattern(string(), /^[!-9;-~]+$/), Value: line() })), []),
    Metadata: refine(defaulted(record(line(20), line(80)), {}), 'fields', (metadata) => Object.keys(metadata).length <= 10),
  }),
  'body',
  ({ TextBody, HtmlBody }) => TextBody + HtmlBody !== '' || 'Provide either email TextBody or HtmlBody or both.',
);
export type Email = Infer<typeof Email>;

/** An email that was accepted. */
export type Mail = Email & { MessageID: string; ReceivedAt: string };
