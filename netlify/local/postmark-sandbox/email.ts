import { randomUUID } from 'node:crypto';
import { array, boolean, create, defaulted, type Infer, object, pattern, record, refine, size, string } from 'superstruct';
import { parseAddresses } from './addresses.ts';
import { applyFault, countDown } from './faults.ts';
import type { Call, Mail } from './sandbox.ts';

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
const Email = refine(
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

export function postEmail({ response, body, sandbox }: Call): Response | undefined {
  const [fault] = sandbox.faults;
  if (fault && !fault.kind.startsWith('accept')) {
    countDown(sandbox.faults);
    return applyFault(fault, response);
  }
  // Throws on an invalid mail, which uses up no fault that applies to accepted ones.
  const mail: Mail = { ...create(JSON.parse(body), Email), MessageID: randomUUID(), ReceivedAt: new Date().toISOString() };
  countDown(sandbox.faults);
  sandbox.mails.unshift(mail);
  if (fault) return applyFault(fault, response);
  const { To, MessageID, ReceivedAt } = mail;
  return Response.json({ To, SubmittedAt: ReceivedAt, MessageID, ErrorCode: 0, Message: 'OK' });
}
