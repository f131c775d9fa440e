import { sha256 } from './identity.ts';
import type { Letter } from './letter.ts';
import { domainOf, replyAddress } from './mail-address.ts';
import { htmlBody } from './mail-html.ts';
import { subjectOf, textBody } from './mail-text.ts';

/** Sender, recipients and Postmark message stream. The addresses come from the operator's settings, already validated. */
export type Envelope = { from: string; to: string; stream: string };

/** Metadata field used to find a mail again. Postmark allows 20 characters for the name and 80 for the value. */
export const METADATA_KEY = 'id';

/**
 * The letter as the body of Postmark's POST /email, https://postmarkapp.com/developer/api/email-api. The same letter always gets the same
 * Message-ID, so that a mail server can recognise a duplicate; X-PM-KeepID makes Postmark keep that ID.
 * @param canReply false leaves the visitor's address to the text
 */
export function composeMail(letter: Letter, { from, to, stream }: Envelope, canReply = true) {
  const replyTo = canReply ? replyAddress(letter.message.name, letter.message.email) : undefined;
  return {
    From: from,
    To: to,
    ...(replyTo && { ReplyTo: replyTo }),
    Subject: subjectOf(letter),
    TextBody: textBody(letter, replyTo !== undefined),
    HtmlBody: htmlBody(letter, replyTo !== undefined),
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
