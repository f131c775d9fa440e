import { getCountries, getExampleNumber, type PhoneNumber } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, it } from 'vitest';
import { telUri } from '../../netlify/contact/tel-uri.ts';

const MOBILE = 'tel:+33612345678';
const OFFICE = 'tel:+33123456789';

it.each([
  ['06 12 34 56 78', MOBILE],
  ['0612345678', MOBILE],
  ['06\u202f12\u202f34\u202f56\u202f78', MOBILE],
  ['０６ １２ ３４ ５６ ７８', MOBILE],
  ['(+33) 6 12 34 56 78', MOBILE],
  ['+(33) 6 12 34 56 78', MOBILE],
  ['+33 (0)6 12 34 56 78', MOBILE],
  ['0033(0)612345678', MOBILE],
  ['Tél.\u200b:\u200b+33\u200b6\u200b12\u200b34\u200b56\u200b78', MOBILE],
  ['entre 9 h et 18 h au 06 12 34 56 78', MOBILE],
  ['01 23 45 67 89 poste 12', OFFICE],
  ['01 23 45 67 89, poste 12', OFFICE],
  ['+33 1 23 45 67 89 #12', OFFICE],
  ['01 23 45 67 89/90', OFFICE],
  ['01 23 45 67 89 ext. 12', OFFICE],
  ['0 800 12 34 56', 'tel:+33800123456'],
  ['08 00 12 34 56', 'tel:+33800123456'],
  // Overseas numbers have calling codes of their own, by their first digits.
  ...['0602623456', '0605903456', '0605943456', '0605963456', '0609473456'].map((mobile) => [mobile, `tel:+33${mobile.slice(1)}`]),
  ['0692 12 34 56', 'tel:+262692123456'],
  ['0262123456', 'tel:+262262123456'],
  ['0639 69 12 34', 'tel:+262639691234'],
  ['0690 12 34 56', 'tel:+590690123456'],
  ['0594 12 34 56', 'tel:+594594123456'],
  ['0696 12 34 56', 'tel:+596696123456'],
  ['0596 12 34 56', 'tel:+596596123456'],
])('finds the number in %j', (text, uri) => expect(telUri(text)).toBe(uri));

it.each([' / ', '/', ' ou ', ', ', ' - ', '; ', ' puis '])('takes the first of two numbers with %j between them', (between) => {
  expect(telUri(`06 12 34 56 78${between}01 23 45 67 89`)).toBe(MOBILE);
  expect(telUri(`+41 79 123 45 67${between}+33 1 23 45 67 89`)).toBe('tel:+41791234567');
});

it.each([
  ['a Swiss number', '079 123 45 67'],
  ['a Swiss number with its calling code in brackets', '(41) 0791234567'],
  ['a Belgian number', '0470 12 34 56'],
  ['an Italian or Dutch number', '06 1234 5678'],
  ['a Spanish number', '612 34 56 78'],
  ['a British number', '020 7946 0958'],
  ['an American number', '(514) 555-0199'],
  ['a German number after its calling code', '49 0612345678'],
  ['a German number with an extension', '0301234567-89'],
  ['a number dialled from America', '011 33 6 12 34 56 78'],
  ['a calling code without its plus', '33 6 12 34 56 78'],
  ['a calling code after a plus drawn as an emoji', '➕33 6 12 34 56 78'],
  ['one pair too many', '06 12 34 56 78 90'],
  ['one digit too few', '06 12 34 56 7'],
  ['one digit too many', '+33 6 12 34 56 789'],
  ['digits before it', '12345 0612345678'],
  ['digits after it', '+33612345678  90'],
  ['two numbers that nothing separates', '06 12 34 56 78 07 98 76 54 32'],
  ['a letter for a zero', 'O6 12 34 56 78'],
  ['overseas numbers of any region', '0976 12 34 56'],
  ['a company’s number', 'SIRET 123 456 789 00012'],
  ['a bank account', 'FR76 3000 6000 0112 3456 7890 189'],
  ['words', 'le soir'],
])('finds none in %s', (_case, text) => expect(telUri(text)).toBeUndefined());

const abroad = getCountries().flatMap((country) => getExampleNumber(country, examples) ?? []);

it('whatever the country and the spelling, dials the number with a calling code itself', () => {
  const spellings = ({ number, countryCallingCode: code }: PhoneNumber, spaced: string): string[] => [
    number,
    spaced,
    spaced.replaceAll(' ', '.'),
    spaced.replaceAll(' ', '-'),
    `00${spaced.slice(1)}`,
    `00${number.slice(1)}`,
    spaced.replace(`+${code}`, `(+${code})`),
    spaced.replace('+', '\u202d＋\u2060'),
  ];
  const around = (text: string): string[] => [text, `Tél.\u00a0: ${text} (WhatsApp)`, `${text} poste 12`, `${text} ou 06 12 34 56 78`];
  const wrong = abroad.flatMap((phone) => {
    const texts = spellings(phone, phone.formatInternational()).flatMap(around);
    return texts.filter((text) => telUri(text) !== `tel:${phone.number}`);
  });
  expect(wrong).toEqual([]);
});

it('takes no other country’s national spelling for a French number, unless it is the French one', () => {
  const mistaken = abroad.filter((phone) => {
    const uri = telUri(phone.formatNational());
    return uri !== undefined && uri !== `tel:${phone.number}`;
  });
  const texts = mistaken.map((phone) => phone.formatNational());
  expect(texts.filter((text) => !/^0\d(?: \d\d){4}$/.test(text))).toEqual([]);
  expect(new Set(mistaken.map(({ country }) => country))).toEqual(new Set(['BJ', 'EH', 'MA', 'MC']));
});
