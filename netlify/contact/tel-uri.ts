import { type CountryCode, findPhoneNumbersInText, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** French overseas numbers are written like those of metropolitan France, but have calling codes of their own. */
const OVERSEAS: readonly (readonly [RegExp, CountryCode])[] = [
  [/^0(?:26[239]|639|69[23])/, 'RE'],
  [/^0(?:590|69[01])/, 'GP'],
  [/^0[56]94/, 'GF'],
  [/^0(?:596|69[67])/, 'MQ'],
];
/** Belong to one overseas region or another, depending on later digits. */
const UNDECIDED = /^09(?:47|76)/;

/**
 * The first phone number in a text as a URI (RFC 3966), without an extension, which some phones would dial as more digits. Undefined if
 * there is no number, or if it is not certain which one is meant: staff can copy a number, but not take back a call to a stranger.
 */
export function telUri(text: string): string | undefined {
  try {
    return findNumber(text);
  } catch {
    // A link is worth less than the mail that it stands in.
    return undefined;
  }
}

function findNumber(text: string): string | undefined {
  // The library takes what follows a comma or semicolon for an extension, but people write them between two numbers.
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[,;]/g, '|');
  const [found] = findPhoneNumbersInText(plain, 'FR');
  if (!found) return undefined;
  const { startsAt, endsAt, number } = found;
  const [before, typed, after] = [plain.slice(0, startsAt), plain.slice(startsAt, endsAt), plain.slice(endsAt)];
  const dialled = number.country === 'FR' ? frenchNumber(`0${number.nationalNumber}`) : number;
  // Perhaps only a part of a longer number.
  if (!dialled || /^(?:[\s.]*|-)\d/.test(after)) return undefined;
  const isInternational = /^\D*(?:\+|00)/.test(typed);
  return isInternational || (isFrenchSpelling(typed, dialled, number.ext) && !/[\d+]\P{L}*$/u.test(before))
    ? `tel:${dialled.number}`
    : undefined;
}

/** The number behind the ten digits of the French plan. */
function frenchNumber(digits: string): PhoneNumber | undefined {
  const region = OVERSEAS.find(([prefix]) => prefix.test(digits))?.[1] ?? 'FR';
  const number = UNDECIDED.test(digits) ? undefined : parsePhoneNumberFromString(digits, region);
  return number?.isValid() ? number : undefined;
}

/**
 * Whether a national number is grouped as in France: in pairs, in its official format, or not at all. Ten digits prove little:
 * `079 123 45 67` is Swiss and `0470 12 34 56` Belgian, and both would be valid here.
 */
function isFrenchSpelling(typed: string, number: PhoneNumber, extension = ''): boolean {
  const groups = digitGroups(extension ? typed.slice(0, typed.lastIndexOf(extension)) : typed);
  const digits = `0${number.nationalNumber}`;
  return [digits, digits.replace(/\d\d(?!$)/g, '$& '), digitGroups(number.formatNational())].includes(groups);
}

/** `06.12.34.56.78` → `06 12 34 56 78` */
function digitGroups(text: string): string {
  return (text.match(/\d+/g) ?? []).join(' ');
}
