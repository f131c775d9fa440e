export type Address = { Email: string; Name: string | null };

// https://postmarkapp.com/support/article/1180-what-does-errorcode-300-mean: ASCII only, so an internationalised domain must
// come as punycode.
const MAILBOX = /^[a-z0-9.!#$%&'`*+\-/=^_{}|~]+$/i;
const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i;
const QUOTED_NAME = /^"(?:[^"\\]|\\.)*"$/;
const NAME_NEEDS_QUOTES = /[()<>[\]:;@\\,."]/;

/** The addresses of a list such as `a@b.fr, "Doe, Jane" <jane@b.fr>`; undefined when one of them is malformed. */
export function parseAddresses(list: string): Address[] | undefined {
  const addresses: Address[] = [];
  for (const part of splitAtCommas(list)) {
    if (part.trim() === '') continue;
    const address = parseAddress(part.trim());
    if (!address) return undefined;
    addresses.push(address);
  }
  return addresses;
}

/** The names in a list, or the addresses where there is no name; the list itself when it is malformed. */
export function namesIn(list: string): string {
  const addresses = parseAddresses(list) ?? [];
  return addresses.map(({ Email, Name }) => Name ?? Email).join(', ') || list;
}

function parseAddress(text: string): Address | undefined {
  const open = text.endsWith('>') ? text.lastIndexOf('<') : -1;
  const email = open < 0 ? text : text.slice(open + 1, -1).trim();
  const at = email.lastIndexOf('@');
  if (at < 1 || !MAILBOX.test(email.slice(0, at)) || !DOMAIN.test(email.slice(at + 1))) return undefined;
  const name = open < 0 ? '' : text.slice(0, open).trim();
  if (QUOTED_NAME.test(name)) return { Email: email, Name: name.slice(1, -1).replace(/\\(.)/g, '$1') };
  return NAME_NEEDS_QUOTES.test(name) ? undefined : { Email: email, Name: name || null };
}

function splitAtCommas(list: string): string[] {
  const parts = [''];
  let quoted = false;
  let escaped = false;
  for (const character of list) {
    if (character === ',' && !quoted) {
      parts.push('');
      continue;
    }
    if (character === '"' && !escaped) quoted = !quoted;
    escaped = quoted && character === '\\' && !escaped;
    parts[parts.length - 1] += character;
  }
  return parts;
}
