import { cleanMessage } from '../../src/contact/message.ts';
import { sha256 } from './identity.ts';
import type { Letter } from './letter.ts';
import { domainOf, replyAddress } from './mail-address.ts';
import { htmlBody } from './mail-html.ts';
import { subjectOf, textBody } from './mail-text.ts';

/**
 * Sender, recipients and Postmark message stream. The addresses come from the operator's settings, already validated. `isPreview`: not sent
 * from the site itself, but from a preview or branch deploy.
 */
export type Envelope = { from: string; to: string; stream: string; isPreview?: boolean };

const PREVIEW = '[Aperçu] ';

/**
 * Metadata field used to find a mail again. Postmark allows 20 characters for the name and 80 for the value. Previews have their own: the
 * same text has the same id there without JavaScript, and the site would take the preview's mail for its own.
 */
export function metadataKey({ isPreview }: Pick<Envelope, 'isPreview'>): string {
  return isPreview ? 'preview-id' : 'id';
}

/**
 * The letter as the body of Postmark's POST /email, https://postmarkapp.com/developer/api/email-api. The same letter always gets the same
 * Message-ID, so that a mail server can recognise a duplicate; X-PM-KeepID makes Postmark keep that ID.
 * @param canReply false leaves the visitor's address to the text
 */
export function composeMail(received: Letter, envelope: Envelope, canReply = true) {
  const { from, to, stream, isPreview } = envelope;
  const letter = { ...received, message: cleanMessage(received.message) };
  const key = metadataKey(envelope);
  const replyTo = canReply ? replyAddress(letter.message.name, letter.message.email) : undefined;
  return {
    From: from,
    To: to,
    ...(replyTo && { ReplyTo: replyTo }),
    Subject: (isPreview ? PREVIEW : '') + subjectOf(letter),
    TextBody: textBody(letter, replyTo !== undefined),
    HtmlBody: htmlBody(letter, replyTo !== undefined),
    MessageStream: stream,
    Tag: 'contact',
    Metadata: { [key]: letter.id },
    TrackOpens: false,
    Headers: [
      { Name: 'Message-ID', Value: `<${sha256(isPreview ? `preview ${letter.id}` : letter.id).slice(0, 32)}@${domainOf(from)}>` },
      { Name: 'X-PM-KeepID', Value: 'true' },
    ],
  };
}
