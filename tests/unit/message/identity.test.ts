import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ContactMessage } from '../../../src/message/fields.ts';
import { identify, isSameText } from '../../../src/message/identity.ts';
import { normalizeMessage } from '../../../src/message/normalize.ts';
import { readTime, writeTime } from '../../../src/message/submission-time.ts';

const MESSAGE: ContactMessage = {
  name: 'Jeanne Martin',
  email: 'jeanne@exemple.fr',
  phone: '06 12 34 56 78',
  message: 'Bonjour à toutes, nous voulons refaire notre site.',
};
/** A text as typed, with characters that only `cleanMessage` drops. */
const ODD: ContactMessage = {
  name: '\u200bJeanne \u202eMartin\u2060',
  email: ' jeanne@exemple.fr',
  phone: ' ',
  message: 'Bonjour,\u00a0nous voulons\u200b refaire\r\nnotre site e\u0301le\u0301gant.\u2063\u3164',
};
const MORNING = Date.UTC(2026, 10, 27, 9, 14);
const YEAR_10000 = Date.UTC(10_000, 0);

describe('the id of a message', () => {
  test('is its day and its digest, 75 characters', async () => {
    const id = await identify(MESSAGE, MORNING);
    expect(id).toMatch(/^\d{4}-\d{2}-\d{2}-[\da-f]{64}$/);
    expect(id).toHaveLength(75);
  });

  test('is given up on if the browser never answers', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    vi.spyOn(crypto.subtle, 'digest').mockReturnValue(new Promise(() => {}));
    const givenUp = expect(identify(MESSAGE, MORNING)).rejects.toThrow('does not answer');
    await vi.runAllTimersAsync();
    await givenUp;
  });

  // Values frozen at the first deploy: if one fails, devices and ledger no longer know what they have sent.
  test.each([
    ['an ordinary message', MESSAGE, '20f6afa0f188fb851c4307f69e1d19b6f23452f8d5cd356a6dcd80d552096380'],
    ['odd characters without a phone', ODD, '25beb484b89c560a5b151010698131d78831745363bc0551c6f48d30561b0a4c'],
  ])('never changes for %s', async (_which, typed, digest) => {
    expect(await identify(normalizeMessage(typed), MORNING)).toBe(`2026-11-27-${digest}`);
  });

  test('does not depend on the order of the fields', async () => {
    const turned = Object.fromEntries(Object.entries(MESSAGE).reverse()) as ContactMessage;
    expect(await identify(turned, MORNING)).toBe(await identify(MESSAGE, MORNING));
  });

  test.each([
    ['the first millisecond of a day', '2026-11-27T00:00:00.000Z', '2026-11-27-'],
    ['the last millisecond of a day', '2026-11-27T23:59:59.999Z', '2026-11-27-'],
    ['a leap day', '2028-02-29T12:00:00.000Z', '2028-02-29-'],
  ])('has the UTC day of %s', async (_which, time, day) => {
    expect((await identify(MESSAGE, Date.parse(time))).slice(0, 11)).toBe(day);
  });

  test.each([
    ['before 1970', -1, '1970-01-01-'],
    ['beyond the year 9999', YEAR_10000, '9999-12-31-'],
    ['at the end of all time', 8.64e15, '9999-12-31-'],
  ])('has a day of four-digit years with a clock %s', async (_when, time, day) => {
    expect((await identify(MESSAGE, time)).slice(0, 11)).toBe(day);
  });

  test('is the same for the same words on the same day', async () => {
    const evening = Date.UTC(2026, 10, 27, 23, 59);
    expect(await identify({ ...MESSAGE }, evening)).toBe(await identify(MESSAGE, MORNING));
  });

  test('does not depend on whether a missing phone is left out', async () => {
    const { phone: _none, ...rest } = MESSAGE;
    expect(await identify(rest, MORNING)).toBe(await identify({ ...rest, phone: '' }, MORNING));
  });

  test.each<[string, Partial<ContactMessage>]>([
    ['name', { name: 'Jeanne Martin-Duval' }],
    ['address', { email: 'jean@exemple.fr' }],
    ['phone', { phone: '06 12 34 56 79' }],
    ['words', { message: 'Bonjour à toutes, nous voulons refaire votre site.' }],
    ['division into fields', { name: 'Jeanne', email: 'Martinjeanne@exemple.fr' }],
  ])('two messages that differ in their %s have different ids', async (_what, changes) => {
    expect(await identify({ ...MESSAGE, ...changes }, MORNING)).not.toBe(await identify(MESSAGE, MORNING));
  });

  test('is another on another day', async () => {
    const nextDay = Date.UTC(2026, 10, 28);
    expect(await identify(MESSAGE, nextDay)).not.toBe(await identify(MESSAGE, MORNING));
  });

  test('tells whether another is that of the same text', async () => {
    const id = await identify(MESSAGE, MORNING);
    const nextDay = await identify(MESSAGE, Date.UTC(2026, 10, 28));
    const otherText = await identify({ ...MESSAGE, name: 'Jean' }, MORNING);
    expect([isSameText(id, nextDay), isSameText(id, otherText)]).toEqual([true, false]);
  });
});

describe('a time in a header', () => {
  test('is read as it was written', () => {
    const times = fc.integer({ min: 0, max: YEAR_10000 - 1 });
    fc.assert(fc.property(times, (time) => readTime(writeTime(time)) === time));
  });

  test.each([
    ['without seconds', '2026-11-27T09:14Z', MORNING],
    ['of another zone', '2026-11-27T10:14:00+01:00', MORNING],
    ['of another zone, on another day', '2026-11-26T23:14:00.0-10:00', MORNING],
    ['with nanoseconds', '2026-11-27T09:14:00.001999999Z', MORNING + 1],
    ['of a leap day', '2028-02-29T00:00Z', Date.UTC(2028, 1, 29)],
    ['in 1970', '1970-01-01T00:00Z', 0],
    ['in the last millisecond of 9999', '9999-12-31T23:59:59.999Z', YEAR_10000 - 1],
  ])('a time %s is read', (_which, text, time) => {
    expect(readTime(text)).toBe(time);
  });

  test.each([
    ['that is missing', null],
    ['that is empty', ''],
    ['of words', 'hier soir'],
    ['with a number', '1795770840000'],
    ['with only a day', '2026-11-27'],
    ['without a zone', '2026-11-27T09:14:00'],
    ['without a colon in its zone', '2026-11-27T09:14:00+0100'],
    ['with an RFC 1123 date', 'Fri, 27 Nov 2026 09:14:00 GMT'],
    ['with two times', '2026-11-27T09:14Z, 2026-11-27T09:14Z'],
    ['with other text first', 'x2026-11-27T09:14Z'],
    ['with other text behind', '2026-11-27T09:14Z (x)'],
    ['with 30 February', '2026-02-30T09:14:00.000Z'],
    ['with a leap day of another year', '2026-02-29T09:14:00.000Z'],
    ['with a thirteenth month', '2026-13-01T09:14:00.000Z'],
    ['with 25 h', '2026-11-27T25:00Z'],
    ['with a year of five digits', '12026-11-27T09:14:00.000Z'],
    ['with a year with a sign', '+012026-11-27T09:14:00.000Z'],
    ['with a year after 9999 in UTC', '9999-12-31T23:59:59.999-00:01'],
    ['with a year before 1970', '1969-12-31T23:59:59.999Z'],
    ['with a year before 1970 in UTC', '1970-01-01T00:00+00:01'],
  ])('a header %s is read as no time', (_what, text) => {
    expect(readTime(text)).toBeUndefined();
  });
});
