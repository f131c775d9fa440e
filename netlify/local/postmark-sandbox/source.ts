import type { Mail } from './ledger.ts';
import type { Attachment } from './outgoing-mail.ts';

type Part = { headers: string[]; body: string };

/** The mail as RFC 5322 text, except that UTF-8 stays readable (8bit, RFC 6532) instead of being encoded. */
export function mailSource(mail: Mail): string {
  const content = contentOf(mail);
  const lines = [...headersOf(mail), 'MIME-Version: 1.0', ...content.headers, '', content.body];
  return lines.join('\r\n');
}

/** Postmark's rule: a custom Message-ID is kept only if X-PM-KeepID is `true`. */
function headersOf(mail: Mail): string[] {
  const custom = (name: string) => mail.Headers.find((header) => header.Name.toLowerCase() === name)?.Value;
  const keptId = custom('x-pm-keepid')?.toLowerCase() === 'true' ? custom('message-id') : undefined;
  const headers: [string, string][] = [
    ['Date', new Date(mail.ReceivedAt).toUTCString().replace('GMT', '+0000')],
    ['From', mail.From],
    ['To', mail.To],
    ['Cc', mail.Cc],
    ['Reply-To', mail.ReplyTo],
    ['Subject', mail.Subject],
    ['Message-ID', keptId ?? `<${mail.MessageID}@mail-sandbox.invalid>`],
    ...mail.Headers.filter(({ Name }) => Name.toLowerCase() !== 'message-id').map(({ Name, Value }): [string, string] => [Name, Value]),
    ['X-PM-Message-Id', mail.MessageID],
    ['X-PM-Message-Stream', mail.MessageStream],
    ['X-PM-Tag', mail.Tag],
    ...Object.entries(mail.Metadata).map(([key, value]): [string, string] => [`X-PM-Metadata-${key}`, value]),
  ];
  return headers.filter(([, value]) => value !== '').map(([name, value]) => `${name}: ${value}`);
}

function contentOf(mail: Mail): Part {
  const bodies = [
    ...(mail.TextBody ? [textPart('plain', mail.TextBody)] : []),
    ...(mail.HtmlBody ? [textPart('html', mail.HtmlBody)] : []),
  ];
  const content = wrap('alternative', bodies, mail.MessageID);
  return wrap('mixed', [content, ...mail.Attachments.map(attachmentPart)], mail.MessageID);
}

function textPart(subtype: 'plain' | 'html', text: string): Part {
  return {
    headers: [`Content-Type: text/${subtype}; charset=UTF-8`, 'Content-Transfer-Encoding: 8bit'],
    body: text.replace(/\r\n|\r|\n/g, '\r\n'),
  };
}

function attachmentPart(file: Attachment): Part {
  const name = file.Name.replace(/["\\]/g, '\\$&');
  return {
    headers: [
      `Content-Type: ${file.ContentType}; name="${name}"`,
      `Content-Disposition: ${file.ContentID ? 'inline' : 'attachment'}; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      ...(file.ContentID ? [`Content-ID: <${file.ContentID.replace(/^cid:/, '')}>`] : []),
    ],
    body: file.Content.replace(/\s/g, '').replace(/.{76}(?=.)/g, '$&\r\n'),
  };
}

/** One part stays as it is; several become a multipart. */
function wrap(kind: 'alternative' | 'mixed', parts: Part[], id: string): Part {
  const [first] = parts;
  if (first && parts.length === 1) return first;
  const boundary = `=_${kind}_${id}`;
  const delimited = parts.map((part) => [`--${boundary}`, ...part.headers, '', part.body].join('\r\n'));
  return {
    headers: [`Content-Type: multipart/${kind}; boundary="${boundary}"`],
    body: [...delimited, `--${boundary}--`, ''].join('\r\n'),
  };
}
