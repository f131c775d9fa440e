import { parseAddresses } from './addresses.ts';
import { type Call, requireToken } from './call.ts';
import { refusal } from './errors.ts';
import { sendJson } from './http.ts';
import type { Mail } from './ledger.ts';
import { recipients } from './mail-rules.ts';
import { search } from './search.ts';
import { mailSource } from './source.ts';

/** GET /messages/outbound */
export function searchMessages(call: Call): void {
  const { response, url, sandbox } = call;
  requireToken(call);
  const indexedUntil = Date.now() - sandbox.indexDelayMs;
  const indexed = sandbox.ledger.newestFirst().filter((mail) => Date.parse(mail.ReceivedAt) <= indexedUntil);
  const { total, mails } = search(indexed, url.searchParams);
  sendJson(response, 200, { TotalCount: total, Messages: mails.map(summaryOf) });
}

/** GET /messages/outbound/{MessageID}/details */
export function showDetails(call: Call): void {
  const mail = findMail(call);
  const { TextBody, HtmlBody } = mail;
  sendJson(call.response, 200, { ...summaryOf(mail), TextBody, HtmlBody, Body: mailSource(mail), MessageEvents: [] });
}

/** GET /messages/outbound/{MessageID}/dump */
export function showDump(call: Call): void {
  sendJson(call.response, 200, { Body: mailSource(findMail(call)) });
}

function findMail(call: Call): Mail {
  requireToken(call);
  const mail = call.sandbox.ledger.find(call.id);
  if (!mail) throw refusal('no-such-message');
  return mail;
}

function summaryOf(mail: Mail): object {
  return {
    Tag: mail.Tag,
    MessageID: mail.MessageID,
    To: parseAddresses(mail.To),
    Cc: parseAddresses(mail.Cc),
    Bcc: parseAddresses(mail.Bcc),
    Recipients: recipients(mail).map(({ Email }) => Email),
    ReceivedAt: mail.ReceivedAt,
    From: mail.From,
    Subject: mail.Subject,
    Attachments: mail.Attachments.map(({ Name }) => Name),
    Status: 'Sent',
    TrackOpens: mail.TrackOpens,
    TrackLinks: mail.TrackLinks,
    Metadata: mail.Metadata,
    Sandboxed: false,
    MessageStream: mail.MessageStream,
  };
}
