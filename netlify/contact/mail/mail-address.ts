import { domainToASCII } from 'node:url';

/** Characters that Postmark accepts before the at sign; for anything else it refuses the whole mail. */
const ASCII_LOCAL_PART = /^[a-z0-9.!#$%&'`*+\-/=^_{}|~]+$/i;
/** Names that need no escaping inside quotes; any other name is left out rather than escaped. */
const PLAIN_NAME = /^[\p{L}\p{M}\p{N} .’'-]+$/u;

/** The address with its domain in ASCII (`müller.de` → `xn--mller-kva.de`); undefined if Postmark would refuse it. */
export function asciiAddress(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  const domain = domainToASCII(email.slice(at + 1));
  return ASCII_LOCAL_PART.test(local) && domain !== '' ? `${local}@${domain}` : undefined;
}

/** `"Jean Dupont" <jean@example.fr>`, or the bare address if the name is not safe to quote. */
export function replyAddress(name: string, email: string): string | undefined {
  const address = asciiAddress(email);
  return address && PLAIN_NAME.test(name) ? `"${name}" <${address}>` : address;
}

/** The domain of an address such as `Trait <contact@example.fr>`. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).replace(/>?\s*$/, '');
}
