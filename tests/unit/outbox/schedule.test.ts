import { describe, expect, test } from 'vitest';
import type { OutboxItem, Row } from '../../../src/outbox/row.ts';
import { claim, isSending, isWaiting, nextDrainTime, nextRow, nextTryOf, settle } from '../../../src/outbox/schedule.ts';
import { ACKNOWLEDGED, failed, NOON, refused, row, UNREACHABLE } from '../../support/contact/outbox-device.ts';

const LATER = NOON + 60_000;
const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 86_400_000;

/** The time for which a row waits after its attempt with this number. */
function waitAfter(attempts: number, random: number, result = UNREACHABLE): number {
  const settled = settle(row('a-message', { state: 'sending', attempts }), result, NOON, random);
  return 'notBefore' in settled ? settled.notBefore - NOON : 0;
}

describe('the wait after an attempt', () => {
  test('doubles from two seconds up to five minutes', () => {
    const waits = [-3, 1, 2, 3, 8, 9, 1000].map((attempts) => waitAfter(attempts, 1));
    expect(waits).toEqual([2_000, 2_000, 4_000, 8_000, 256_000, 300_000, 300_000]);
  });

  test('is random by half', () => {
    expect([0, 0.5, 1].map((random) => waitAfter(3, random))).toEqual([4_000, 6_000, 8_000]);
  });

  test('is what Retry-After asks for, if that is longer', () => {
    expect([waitAfter(1, 1, failed(503, 30_000)), waitAfter(9, 1, failed(503, 30_000))]).toEqual([30_000, 300_000]);
  });

  test('is an hour at most, whatever Retry-After says', () => {
    expect(waitAfter(1, 1, failed(429, 24 * HOUR_MS))).toBe(HOUR_MS);
  });
});

describe('claiming a row', () => {
  test('counts the attempt and begins a lease of thirty seconds', () => {
    const claimed = claim(row('a-message', { state: 'held', attempts: 2, resubmitted: true, lastError: { status: 503 } }), NOON);
    expect(claimed).toEqual(row('a-message', { state: 'sending', attempts: 3, resubmitted: true, notBefore: NOON + 30_000 }));
    expect(claimed).not.toHaveProperty('lastError');
  });

  test.each([
    ['from its first moment', { state: 'sending', notBefore: NOON + 30_000 }, true],
    ['until its last', { state: 'sending', notBefore: NOON + 1 }, true],
    ['not after its end', { state: 'sending', notBefore: NOON }, false],
    ['not if it is longer than any: the clock was set back', { state: 'sending', notBefore: NOON + 30_001 }, false],
    ['not for a row that waits', { state: 'queued', notBefore: NOON + 1 }, false],
    ['not for a row that is held', { state: 'held', notBefore: NOON + 1 }, false],
  ] as const)('makes its lease count %s', (_when, changes, counts) => {
    expect(isSending(row('a-message', changes), NOON)).toBe(counts);
  });
});

const LEASED = { state: 'sending', notBefore: NOON + 30_000 } as const;

test.each<[string, boolean, OutboxItem]>([
  ['that was just stored', false, row('a-message')],
  ['on its first attempt', false, row('a-message', { ...LEASED, attempts: 1 })],
  ['whose first attempt died', true, row('a-message', { state: 'sending', attempts: 1, notBefore: NOON })],
  ['after its first attempt', true, row('a-message', { attempts: 1 })],
  ['on its second attempt', true, row('a-message', { ...LEASED, attempts: 2 })],
  ['held', true, row('a-message', { state: 'held', attempts: 1 })],
  ['unreadable', true, { id: 'a-message', state: 'unreadable', raw: {} }],
])('a message %s is shown as waiting: %s', (_which, isShown, item) => {
  expect(isWaiting(item, NOON)).toBe(isShown);
});

describe('settling an attempt', () => {
  const sending = claim(row('a-message', { attempts: 1, honeypot: true }), NOON);
  const waits = { ...sending, state: 'queued', notBefore: NOON + 4_000 };

  test('leaves a receipt of a message that was acknowledged', () => {
    expect(settle(sending, ACKNOWLEDGED, LATER, 1)).toEqual({ id: 'a-message', state: 'acknowledged', submittedAt: NOON });
  });

  test('keeps a message that did not reach the site', () => {
    expect(settle(sending, UNREACHABLE, NOON, 1)).toEqual({ ...waits, lastError: {} });
  });

  test('keeps a message after an error of the site', () => {
    expect(settle(sending, failed(503), NOON, 1)).toEqual({ ...waits, lastError: { status: 503 } });
  });

  // The site's scripts send nothing malformed: after 400 or 415, it was damaged in transit. After the others, the site needs fixing.
  test.each([400, 415, 403, 404])('keeps a message that was refused with a %d', (status) => {
    expect(settle(sending, failed(status), NOON, 1)).toEqual({ ...waits, lastError: { status } });
  });

  test.each([413, 422])('holds a message that was refused with a %d, with the reason', (status) => {
    const lastError = { status, detail: 'Non.', errors: { email: 'Email invalide' } };
    expect(settle(sending, refused(status, lastError.errors), NOON, 1)).toMatchObject({ state: 'held', lastError });
  });
});

describe('the next row', () => {
  const pick = (rows: Row[], { now = NOON, tried = new Set<string>() } = {}) => nextRow(rows, tried, now)?.id;
  const [first, second] = [row('first-row', { attempts: 4 }), row('second-row', { attempts: 1 })];

  test('is the oldest', () => {
    expect([pick([first, second]), pick([])]).toEqual(['first-row', undefined]);
  });

  test('is none that this drain has tried', () => {
    expect(pick([first, second], { tried: new Set(['first-row']) })).toBe('second-row');
  });

  test('is none that is being sent', () => {
    const leased = row('leased-row', { state: 'sending', notBefore: NOON + 30_000 });
    expect([pick([leased]), pick([leased], { now: NOON + 30_000 })]).toEqual([undefined, 'leased-row']);
  });

  test('may be one that did not reach the site, at any time', () => {
    expect(pick([row('a-message', { notBefore: LATER, lastError: {} })])).toBe('a-message');
  });

  test.each([
    [503, 'lets the others go', 'second-row'],
    [429, 'makes all wait', undefined],
  ])('after a %d waits as the site asked, and %s', (status, _what, meanwhile) => {
    const rows = [row('waiting-row', { notBefore: LATER, lastError: { status } }), second];
    expect([pick(rows), pick(rows, { now: LATER })]).toEqual([meanwhile, 'waiting-row']);
  });

  test.each([
    ['an hour', HOUR_MS, undefined],
    ['longer than any wait: the clock was set back', HOUR_MS + 1, 'a-message'],
  ])('waits for %s', (_what, wait, picked) => {
    expect(pick([row('a-message', { notBefore: NOON + wait, lastError: { status: 503 } })])).toBe(picked);
  });
});

const problem = (status?: number) => (seconds: number) => row('a-message', { notBefore: NOON + seconds * 1_000, lastError: { status } });
const [cutOff, answered, limited] = [problem(), problem(503), problem(429)];
const leased = row('leased-row', { state: 'sending', notBefore: NOON + 20_000 });

test.each<[string, Row[], number | undefined]>([
  ['never when nothing waits', [], undefined],
  ['never for a held row', [row('held-row', { state: 'held' })], undefined],
  ['now for a row that was never tried', [row('a-message'), answered(9)], NOON],
  ['the first time that the site has put off', [answered(9), answered(5)], NOON + 5_000],
  ['the shortest wait for the network', [cutOff(60), cutOff(4)], NOON + 4_000],
  ['that of the network, however long the site wants others to wait', [cutOff(4), answered(60)], NOON + 4_000],
  ['the end of a lease', [leased, answered(30)], NOON + 20_000],
  ['when the site takes requests again', [row('a-message'), limited(90), limited(30)], NOON + 90_000],
  ['now, once the site takes requests again', [limited(-1), cutOff(60)], NOON],
  ['not set by a held row without network', [row('held-row', { state: 'held', lastError: {} }), answered(9)], NOON + 9_000],
  ['not set by a held row after a 429', [row('held-row', { state: 'held', lastError: { status: 429 } }), answered(9)], NOON + 9_000],
  ['now if it has passed', [answered(-9)], NOON],
  ['now if the clock was set back by a year', [answered(YEAR_MS / 1_000)], NOON],
])('the next attempt without another trigger is %s', (_when, rows, due) => {
  expect(nextDrainTime(rows, NOON)).toBe(due);
});

test.each<[string, Row, Row[], number]>([
  ['its own, if the site has put it off', answered(9), [answered(5)], NOON + 9_000],
  ['that of another, whose 429 holds all up', cutOff(4), [limited(90)], NOON + 90_000],
  ['that of another without network, which is due before', cutOff(60), [cutOff(4)], NOON + 4_000],
  ['now if the clock was set back by a year', answered(YEAR_MS / 1_000), [], NOON],
])('the next attempt of a row is at a time that is %s', (_whose, waiting, others, due) => {
  expect(nextTryOf(waiting, [waiting, ...others], NOON)).toBe(due);
});
