import { parseAddresses } from './addresses.ts';
import { refusal } from './errors.ts';
import type { Mail } from './ledger.ts';
import { recipients } from './mail-rules.ts';

type Filter = (mail: Mail, wanted: string) => boolean;

const MAX_COUNT = 500;
const MAX_REACH = 10_000;
const METADATA = 'metadata_';
/** Without a stream parameter, Postmark searches this one only and does not find mails of other streams. */
const DEFAULT_STREAM = 'outbound';

const FILTERS: Record<string, Filter> = {
  recipient: (mail, wanted) => recipients(mail).some(({ Email }) => sameText(Email, wanted)),
  fromemail: (mail, wanted) => sameText(parseAddresses(mail.From)?.[0]?.Email ?? '', wanted),
  tag: (mail, wanted) => mail.Tag === wanted,
  subject: (mail, wanted) => mail.Subject.toLowerCase().includes(wanted.toLowerCase()),
  // The sandbox sends an accepted mail at once, so every mail has the status `sent`.
  status: (_mail, wanted) => sameText('sent', wanted),
  messagestream: (mail, wanted) => sameText(mail.MessageStream, wanted),
};

export type Page = { total: number; mails: Mail[] };

/** https://postmarkapp.com/developer/api/messages-api#outbound-message-search. Ignores case: the official client sends `messageStream`. */
export function search(newestFirst: Mail[], query: URLSearchParams): Page {
  const told = [...query].map(([name, value]): [string, string] => [name.toLowerCase(), value]);
  const parameters = new Map([['messagestream', DEFAULT_STREAM], ...told]);
  const count = readCount(parameters, 'count', 1);
  const offset = readCount(parameters, 'offset', 0);
  if (count > MAX_COUNT) throw refusal('messages-query', `You may only request up to ${MAX_COUNT} messages per call.`);
  if (count + offset > MAX_REACH) throw refusal('messages-query', `Count + Offset cannot exceed ${MAX_REACH} messages.`);
  parameters.delete('count');
  parameters.delete('offset');
  const wanted = [...parameters].map(([name, value]) => filterOf(name, value));
  const found = newestFirst.filter((mail) => wanted.every((matches) => matches(mail)));
  return { total: found.length, mails: found.slice(offset, offset + count) };
}

/** Throws on an unknown filter: ignoring it would find mails that Postmark would not. */
function filterOf(name: string, wanted: string): (mail: Mail) => boolean {
  if (name.startsWith(METADATA)) {
    const key = name.slice(METADATA.length);
    return (mail) => Object.entries(mail.Metadata).some(([field, value]) => sameText(field, key) && value === wanted);
  }
  const filter = Object.hasOwn(FILTERS, name) ? FILTERS[name] : undefined;
  if (!filter) throw refusal('messages-query', `The sandbox does not know the parameter '${name}'.`);
  return (mail) => filter(mail, wanted);
}

function readCount(parameters: Map<string, string>, name: string, least: number): number {
  const value = parameters.get(name);
  if (value === undefined) throw refusal('messages-query', `Parameter '${name}' is required but was left out.`);
  if (!/^\d{1,9}$/.test(value) || Number(value) < least) {
    throw refusal('messages-query', `Parameter '${name}' should be an integer greater than or equal to ${least}.`);
  }
  return Number(value);
}

function sameText(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
