import { refusal } from './errors.ts';

export type Header = { Name: string; Value: string };
export type Attachment = { Name: string; Content: string; ContentType: string; ContentID: string };

/** The body of POST /email, with defaults for absent fields. https://postmarkapp.com/developer/api/email-api */
export type OutgoingMail = Record<(typeof TEXT_FIELDS)[number], string> & {
  TrackOpens: boolean;
  Headers: Header[];
  Attachments: Attachment[];
  Metadata: Record<string, string>;
};

const TEXT_FIELDS = [
  'From',
  'To',
  'Cc',
  'Bcc',
  'ReplyTo',
  'Subject',
  'Tag',
  'TextBody',
  'HtmlBody',
  'MessageStream',
  'TrackLinks',
] as const;

/** Checks shapes only; Postmark's rules about the values are in mail-rules.ts. */
export function readOutgoingMail(json: unknown): OutgoingMail {
  if (!isObject(json)) throw refusal('incompatible-json', 'The body must be a JSON object.');
  const texts = Object.fromEntries(TEXT_FIELDS.map((field) => [field, readText(json, field)])) as Record<
    (typeof TEXT_FIELDS)[number],
    string
  >;
  return {
    ...texts,
    MessageStream: texts.MessageStream || 'outbound',
    TrackLinks: texts.TrackLinks || 'None',
    TrackOpens: json.TrackOpens === true,
    Headers: readList(json, 'Headers').map((item) => ({ Name: readText(item, 'Name'), Value: readText(item, 'Value') })),
    Attachments: readList(json, 'Attachments').map(readAttachment),
    Metadata: readMetadata(json.Metadata ?? {}),
  };
}

function readAttachment(item: Record<string, unknown>): Attachment {
  return {
    Name: readText(item, 'Name'),
    Content: readText(item, 'Content'),
    ContentType: readText(item, 'ContentType'),
    ContentID: readText(item, 'ContentID'),
  };
}

function readMetadata(json: unknown): Record<string, string> {
  if (!isObject(json)) throw wrongType('Metadata');
  return Object.fromEntries(Object.keys(json).map((key) => [key, readText(json, key, 'Metadata')]));
}

function readText(object: Record<string, unknown>, field: string, reportedAs = field): string {
  const value = object[field] ?? '';
  if (typeof value !== 'string') throw wrongType(reportedAs);
  return value;
}

function readList(object: Record<string, unknown>, field: string): Record<string, unknown>[] {
  const list = object[field] ?? [];
  if (!Array.isArray(list) || !list.every(isObject)) throw wrongType(field);
  return list;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function wrongType(field: string): Error {
  return refusal('incompatible-json', `Invalid request field(s): '${field}'.`);
}
