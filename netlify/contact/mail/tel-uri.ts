const WITH_CALLING_CODE = /^\(?\+\(?[1-9](?:[\s.()-]{0,2}\d){6,14}$/;
const FRENCH_CODE = /^\D*33/;
const FRENCH = /^0[1-9](?:\d{8}|([\s.-])\d\d(?:\1\d\d){3})$/;
/** Overseas numbers look like those of metropolitan France, but have calling codes of their own. */
const OVERSEAS = /^0(?:26[239]|508|59[046]|639|69[0-467]|9(?:47|76))/;

/**
 * A plain number as a URI (RFC 3966): one with its calling code, or ten digits written the French way, in pairs or without gaps
 * (`079 123 45 67` is Swiss, `0470 12 34 56` Belgian). Any other text is no link: staff can copy a number, but cannot take back a call to a
 * stranger.
 */
export function telUri(phone: string): string | undefined {
  // `(0)` is dialled at home only.
  const text = phone
    .normalize('NFKC')
    .replace(/\p{DI}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace('(0)', '');
  const digits = text.replace(/\D/g, '');
  if (WITH_CALLING_CODE.test(text)) return FRENCH_CODE.test(text) && digits.length !== 11 ? undefined : `tel:+${digits}`;
  return FRENCH.test(text) && !OVERSEAS.test(digits) ? `tel:+33${digits.slice(1)}` : undefined;
}
