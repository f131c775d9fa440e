import { sha256 } from './identity.ts';
import type { Letter } from './letter.ts';
import { domainOf, replyAddress } from './mail-address.ts';
import { htmlBody } from './mail-html.ts';
import { subjectOf, textBody } from './mail-text.ts';

/** From whom, to whom, and in which of Postmark's streams. Both addresses are the operator's, checked when they are read. */
export type Envelope = { from: string; to: string; stream: string };

/** The metadata field by which a mail is found again: 20 characters at most, its value 80. */
export const METADATA_KEY = 'id';

/**
 * The letter as a mail to staff: the body of Postmark's POST /email, https://postmarkapp.com/developer/api/email-api. The same letter
 * always makes the same Message-ID, so that a mail server which gets it twice can tell, and X-PM-KeepID makes Postmark keep it.
 */
export function composeMail(letter: Letter, { from, to, stream }: Envelope) {
  const replyTo = replyAddress(letter.message.name, letter.message.email);
  return {
    From: from,
    To: to,
    ...(replyTo && { ReplyTo: replyTo }),
    Subject: subjectOf(letter),
    TextBody: textBody(letter),
    HtmlBody: htmlBody(letter),
    MessageStream: stream,
    Tag: 'contact',
    Metadata: { [METADATA_KEY]: letter.id },
    TrackOpens: false,
    Headers: [
      { Name: 'Message-ID', Value: `<${sha256(letter.id).slice(0, 32)}@${domainOf(from)}>` },
      { Name: 'X-PM-KeepID', Value: 'true' },
    ],
  };
}
