import { expect, test } from 'vitest';
import { composeMail } from '../../../netlify/contact/mail/mail.ts';
import { SETTINGS } from '../../support/contact/backend.ts';
import { ID, SUBMITTED } from '../../support/contact/contact-request.ts';
import { MESSAGE } from '../../support/contact/message.ts';

const MOBILE = '+33612345678';
/** The number that a tap in staff's mail dials; undefined if it is text. */
const dialled = (phone: string) =>
  /href="tel:([^"]*)"/.exec(composeMail({ id: ID, message: { ...MESSAGE, phone }, receivedAt: SUBMITTED }, SETTINGS).HtmlBody)?.[1];

test.each([
  ['06 12 34 56 78', MOBILE],
  ['0612345678', MOBILE],
  ['06.12.34.56.78', MOBILE],
  ['06‑12‑34‑56‑78', MOBILE],
  ['06\u202f12\u202f34\u202f56\u202f78', MOBILE],
  ['０６ １２ ３４ ５６ ７８', MOBILE],
  ['+33 6 12 34 56 78', MOBILE],
  ['\u202d+33\u200b6\u200b12\u200b34\u200b56\u200b78\u202c', MOBILE],
  ['(+33) 6 12 34 56 78', MOBILE],
  ['+(33) 6 12 34 56 78', MOBILE],
  ['+33 (0)6 12 34 56 78', MOBILE],
  ['+33(0)612345678', MOBILE],
  ['+33 (0) 6 12 34 56 78', MOBILE],
  ['08 00 12 34 56', '+33800123456'],
  ['0602623456', '+33602623456'],
  ['06 95 12 34 56', '+33695123456'],
  ['0605963456', '+33605963456'],
  ['+262 692 12 34 56', '+262692123456'],
  ['+41 79 123 45 67', '+41791234567'],
  ['+32 (0)470 12 34 56', '+32470123456'],
  ['+1 (514) 555-0199', '+15145550199'],
  ['+49 30 1234567-89', '+4930123456789'],
  ['+376 312 345', '+376312345'],
])('%j is a link', (phone, number) => expect(dialled(phone)).toBe(number));

test.each([
  ['a Swiss number', '079 123 45 67'],
  ['a Belgian number', '0470 12 34 56'],
  ['an Italian or Dutch number', '06 1234 5678'],
  ['a Spanish number', '612 34 56 78'],
  ['a British number', '020 7946 0958'],
  ['an American number', '(514) 555-0199'],
  ['a number of Réunion', '0692 12 34 56'],
  ['a number of Réunion in pairs', '06 92 12 34 56'],
  ['a number of Mayotte', '0639691234'],
  ...['0262', '0263', '0269', '0508', '0590', '0594', '0596', '0690', '0694', '0697', '0947', '0976'].map(
    (prefix) => [`a number with the overseas prefix ${prefix}`, `${prefix}123456`] as const,
  ),
  ['a calling code without its plus', '33 6 12 34 56 78'],
  ['a number dialled from America', '011 33 6 12 34 56 78'],
  ['an extension', '01 23 45 67 89 poste 12'],
  ['an extension in figures', '+33 1 23 45 67 89 12'],
  ['an extension after a dash', '+41 44 123 45 67 - 12'],
  ['a German number with an extension', '0301234567-89'],
  ['two numbers', '06 12 34 56 78 / 01 23 45 67 89'],
  ['two numbers that nothing separates', '06 12 34 56 78 07 98 76 54 32'],
  ['two numbers with calling codes', '+41 79 123 45 67 ou +33 1 23 45 67 89'],
  ['two short numbers', '+376 312 345 - 312 346'],
  ['the last digits of a second number', '01 23 45 67 89/90'],
  ['one pair too many', '06 12 34 56 78 90'],
  ['one digit too few', '06 12 34 56 7'],
  ['one digit too many', '+33 6 12 34 56 789'],
  ['too few digits after a plus', '+33 12'],
  ['too many digits after a plus', '+1234567890123456'],
  ['a plus before a zero', '+0 612 34 56 78'],
  ['a letter for a zero', 'O6 12 34 56 78'],
  ['words around a number', 'le soir au 06 12 34 56 78'],
  ['a company’s number', 'SIRET 123 456 789 00012'],
  ['words', 'le soir'],
] as const)('%s is text', (_case, phone) => expect(dialled(phone)).toBeUndefined());
