/**
 * An address, alone or with a name: `a@b.fr`, `Jane <a@b.fr>`, `"Doe, Jane" <a@b.fr>`. ASCII only, so an internationalised domain must come
 * as punycode: https://postmarkapp.com/support/article/1180-what-does-errorcode-300-mean
 */
const MAILBOX = "[a-z0-9.!#$%&'`*+\\-/=^_{}|~]+@[a-z0-9-]+(?:\\.[a-z0-9-]+)*";
const NAME = '"(?<quoted>(?:[^"\\\\]|\\\\.)*)"|(?<plain>[^()<>[\\]:;@\\\\,."]*)';
const ADDRESS = new RegExp(`^(?:(?<alone>${MAILBOX})|(?:${NAME})\\s*<(?<boxed>${MAILBOX})>)$`, 'i');
/** The text between the commas outside quotes. */
const ITEM = /(?:"(?:[^"\\]|\\.)*"|[^,])+/g;

export type Address = { Email: string; Name: string | null };

/** The addresses of a list; undefined if one of them is malformed. */
export function parseAddresses(list: string): Address[] | undefined {
  const items = (list.match(ITEM) ?? []).map((item) => item.trim()).filter(Boolean);
  const addresses = items.map(parseAddress).filter((address) => address !== undefined);
  return addresses.length === items.length ? addresses : undefined;
}

function parseAddress(text: string): Address | undefined {
  const { alone, quoted, plain, boxed } = ADDRESS.exec(text)?.groups ?? {};
  const Email = alone ?? boxed;
  return Email ? { Email, Name: quoted?.replace(/\\(.)/g, '$1') ?? (plain?.trim() || null) } : undefined;
}
