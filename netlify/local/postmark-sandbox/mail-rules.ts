import { type Address, parseAddresses } from './addresses.ts';
import { refusal } from './errors.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

const MAX_RECIPIENTS = 50;
const MAX_METADATA = { fields: 10, key: 20, value: 80 };
const MAX_LENGTH = { From: 255, Subject: 2000, Tag: 1000 } as const;
const HEADER_FIELDS = ['From', 'To', 'Cc', 'Bcc', 'ReplyTo', 'Subject', 'Tag', 'MessageStream'] as const;
const LINE_BREAK_OR_NUL = /[\r\n\0]/;
const HEADER_NAME = /^[!-9;-~]+$/;
const BASE64 = /^[a-z0-9+/\s]*={0,2}\s*$/i;

/** Throws what Postmark answers (422, code 300) when the mail cannot be sent. */
export function checkMail(mail: OutgoingMail): void {
  checkHeaderInjection(mail);
  checkAddresses(mail);
  for (const [field, length] of Object.entries(MAX_LENGTH) as [keyof typeof MAX_LENGTH, number][]) {
    if (mail[field].length > length) throw invalid(`'${field}' is limited to ${length} characters.`);
  }
  if (!mail.TextBody && !mail.HtmlBody) throw invalid('Provide either email TextBody or HtmlBody or both.');
  checkMetadata(mail.Metadata);
  checkAttachments(mail);
}

function checkHeaderInjection(mail: OutgoingMail): void {
  const values: [string, string][] = [
    ...HEADER_FIELDS.map((field): [string, string] => [field, mail[field]]),
    ...mail.Headers.map(({ Value }): [string, string] => ['Headers', Value]),
    ...Object.entries(mail.Metadata).map(([key, value]): [string, string] => ['Metadata', key + value]),
    ...mail.Attachments.map((file): [string, string] => ['Attachments', file.Name + file.ContentType + file.ContentID]),
  ];
  const broken = values.find(([, value]) => LINE_BREAK_OR_NUL.test(value));
  if (broken) throw invalid(`'${broken[0]}' must not contain line breaks.`);
  if (!mail.Headers.every(({ Name }) => HEADER_NAME.test(Name))) throw invalid("'Headers' contains an illegal header name.");
}

function checkAddresses(mail: OutgoingMail): void {
  if (addressesOf(mail, 'From').length !== 1) throw invalid(`Invalid 'From' address: '${mail.From}'.`);
  if (addressesOf(mail, 'To').length === 0) throw invalid('Zero recipients specified');
  addressesOf(mail, 'ReplyTo');
  if (recipients(mail).length > MAX_RECIPIENTS) throw invalid(`Maximum of ${MAX_RECIPIENTS} recipients allowed per email message.`);
}

export function recipients(mail: OutgoingMail): Address[] {
  return (['To', 'Cc', 'Bcc'] as const).flatMap((field) => addressesOf(mail, field));
}

function addressesOf(mail: OutgoingMail, field: 'From' | 'To' | 'Cc' | 'Bcc' | 'ReplyTo'): Address[] {
  const addresses = parseAddresses(mail[field]);
  if (!addresses) throw invalid(`Invalid '${field}' address: '${mail[field]}'.`);
  return addresses;
}

function checkMetadata(metadata: Record<string, string>): void {
  const entries = Object.entries(metadata);
  if (entries.length > MAX_METADATA.fields) throw invalid(`'Metadata' is limited to ${MAX_METADATA.fields} fields.`);
  for (const [key, value] of entries) {
    if (key.length > MAX_METADATA.key) throw invalid(`'Metadata' keys are limited to ${MAX_METADATA.key} characters: '${key}'.`);
    if (value.length > MAX_METADATA.value) throw invalid(`'Metadata' values are limited to ${MAX_METADATA.value} characters: '${key}'.`);
  }
}

function checkAttachments(mail: OutgoingMail): void {
  for (const file of mail.Attachments) {
    if (!file.Name || !file.ContentType) throw invalid("'Attachments' need a Name and a ContentType.");
    if (!BASE64.test(file.Content)) throw invalid(`The Content of attachment '${file.Name}' is not base64.`);
  }
}

function invalid(message: string): Error {
  return refusal('invalid-request', message);
}
