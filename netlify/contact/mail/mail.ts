import { Models } from 'postmark';
import { cleanMessage } from '../../../src/message/normalize.ts';
import type { ReceivedMessage } from '../ledger/entry.ts';
import { domainOf, replyAddress } from './mail-address.ts';
import { htmlBody } from './mail-html.ts';
import { subjectOf, textBody } from './mail-text.ts';

/**
 * Sender, recipients and Postmark message stream. The addresses come from the operator's settings, already checked. `isPreview`: not sent
 * from the site itself, but from a preview or branch deploy.
 */
export type MailSettings = { from: string; to: string; stream: string; isPreview?: boolean };

const PREVIEW = '[Aperçu] ';

/**
 * Metadata field used to find a mail again. Postmark allows 20 characters for the name and 80 for the value. Previews have a field of their
 * own: a text has the same id there, and the site would take the preview's mail for its own.
 */
export function metadataKey({ isPreview }: Pick<MailSettings, 'isPreview'>): string {
  return isPreview ? 'preview-id' : 'id';
}

/**
 * A message as the body of Postmark's POST /email, https://postmarkapp.com/developer/api/email-api.
 * @param mayReplyTo false leaves the visitor's address to the text
 */
export function composeMail(received: ReceivedMessage, settings: MailSettings, mayReplyTo = true) {
  const { from, to, stream, isPreview } = settings;
  const clean = { ...received, message: cleanMessage(received.message) };
  const replyTo = mayReplyTo ? replyAddress(clean.message.name, clean.message.email) : undefined;
  const hasReplyTo = replyTo !== undefined;
  return {
    From: from,
    To: to,
    ...(hasReplyTo && { ReplyTo: replyTo }),
    Subject: (isPreview ? PREVIEW : '') + subjectOf(clean),
    TextBody: textBody(clean, hasReplyTo),
    HtmlBody: htmlBody(clean, hasReplyTo),
    MessageStream: stream,
    Tag: 'contact',
    Metadata: { [metadataKey(settings)]: clean.id },
    TrackOpens: false,
    TrackLinks: Models.LinkTrackingOptions.None,
    Headers: Object.entries(headersOf(clean, settings)).map(([Name, Value]) => ({ Name, Value })),
  };
}

function headersOf({ id, spam }: ReceivedMessage, { from, isPreview }: MailSettings): Record<string, string> {
  const [name, domain] = [isPreview ? `preview-${id}` : id, domainOf(from)];
  return {
    // The same message always has the same Message-ID, so that a mail server can recognise a duplicate. Postmark keeps it if it is told to.
    'Message-ID': `<${name}@${domain}>`,
    'X-PM-KeepID': 'true',
    // A reference that no other mail has. Without it, Gmail joins mails of the same sender and subject into a conversation:
    // https://workspaceupdates.googleblog.com/2019/03/threading-changes-in-gmail-conversation-view.html. Older programs read X-Entity-Ref-ID.
    References: `<${name}.message@${domain}>`,
    'X-Entity-Ref-ID': name,
    // Keeps staff's out-of-office notes from the visitor and the site. `Auto-Submitted` would do too much: help desks suspend such mail.
    'X-Auto-Response-Suppress': 'OOF, AutoReply',
    ...(spam && { 'X-Contact-Spam': spam.join(', ') }),
  };
}
