import { describe, expect, it } from 'vitest';
import { backoff, isReached, LONGEST_MS, waitAfter } from '../../src/contact/backoff.ts';
import { choose, claim, isSending, nextLook, settle } from '../../src/contact/queue.ts';
import type { Row } from '../../src/contact/row.ts';
import { NOON, refused, row } from '../support/outbox-device.ts';

const LATER = NOON + 60_000;
const YEAR_MS = 365 * 86_400_000;

describe('the wait after an attempt', () => {
  it('doubles from two seconds up to five minutes, half of it at random', () => {
    const waits = [-3, 1, 2, 3, 8, 9, 1000].map((attempt) => backoff(attempt, 1));
    expect(waits).toEqual([2_000, 2_000, 4_000, 8_000, 256_000, 300_000, 300_000]);
    expect([0, 0.5, 1].map((chance) => backoff(3, chance))).toEqual([4_000, 6_000, 8_000]);
  });

  it('honours Retry-After when it is longer, up to one hour', () => {
    expect([waitAfter(1, 1, 30_000), waitAfter(9, 1, 30_000), waitAfter(1, 1, 24 * LONGEST_MS)]).toEqual([30_000, 300_000, LONGEST_MS]);
  });

  it('is over at most an hour after the clock was set to any time: one beyond the longest wait means that it was set back', () => {
    const reached = [1_000, 1_001, LONGEST_MS + 1_000, LONGEST_MS + 1_001].map((time) => isReached(time, 1_000));
    expect(reached).toEqual([true, false, false, true]);
  });
});

describe('claiming a row', () => {
  it('counts the attempt and sets the time until which its sender may be alive', () => {
    const claimed = claim(row('a-message', { problem: { status: 503 }, unlocked: true }), NOON, true);
    expect(claimed).toEqual(row('a-message', { state: 'sending', attempts: 1, nextAttemptAt: NOON + 30_000 }));
    expect([isSending(claimed, NOON), isSending(claimed, NOON + 30_000)]).toEqual([true, false]);
  });

  it('does not stop the holder of an exclusive lock, unless the row was claimed without one', () => {
    expect(isSending(claim(row('a-message'), NOON, true), NOON, true)).toBe(false);
    const unlocked = claim(row('a-message'), NOON, false);
    expect([isSending(unlocked, NOON, true), isSending(unlocked, NOON + 30_000, true)]).toEqual([true, false]);
  });
});

describe('settling an attempt', () => {
  const sending = claim(row('a-message', { attempts: 1 }), NOON, true);

  // Our scripts send nothing malformed (400, 415): it was damaged in transit. After the others, the site needs fixing, not the message.
  it.each([400, 415, 403, 404])('keeps a message that was refused with a %d', (status) => {
    expect(settle(sending, refused(status), NOON, 1)).toMatchObject({
      state: 'queued',
      nextAttemptAt: NOON + 4_000,
      problem: { status },
    });
  });
});

describe('the next row', () => {
  const pick = (rows: Row[], changes: Partial<Parameters<typeof choose>[1]> = {}) =>
    choose(rows, { now: NOON, exclusive: true, tried: new Set<string>(), failures: 0, ...changes })?.id;

  it('is the oldest waiting one, none twice, and none that is held', () => {
    const held = row('held-row', { state: 'held', nextAttemptAt: LATER, problem: { status: 429 } });
    const rows = [held, row('first-row'), row('second-row')];
    expect(pick(rows)).toBe('first-row');
    expect(pick(rows, { tried: new Set(['first-row']) })).toBe('second-row');
    expect(pick([])).toBeUndefined();
  });

  it('is the least tried once another did not reach the site: the network may swallow one message, and let the others through', () => {
    const rows = [row('often-tried', { attempts: 4 }), row('hardly-tried', { attempts: 1 })];
    const picked = [pick(rows), pick(rows, { failures: 1 }), pick(rows.toReversed(), { failures: 1 })];
    expect(picked).toEqual(['often-tried', 'hardly-tried', 'hardly-tried']);
  });

  it.each([
    [503, 'continues with the others', 'second-row', 'waiting-row'],
    [429, 'sends nothing at all', undefined, 'waiting-row'],
  ])('after a %d waits as long as the site asked, and %s meanwhile', (status, _what, meanwhile, then) => {
    const rows = [row('waiting-row', { nextAttemptAt: LATER, problem: { status } }), row('second-row')];
    expect([pick(rows), pick(rows, { now: LATER })]).toEqual([meanwhile, then]);
  });

  it('without a lock, is none that a tab is sending which may be alive', () => {
    const leased = row('leased-row', { state: 'sending', nextAttemptAt: NOON + 30_000 });
    expect(pick([leased], { exclusive: false })).toBeUndefined();
    expect(pick([leased], { exclusive: false, now: NOON + 30_000 })).toBe('leased-row');
    expect(pick([leased])).toBe('leased-row');
  });
});

const problem = (status: number) => (seconds: number) => row('a-message', { nextAttemptAt: NOON + seconds * 1_000, problem: { status } });
const [cutOff, answered, limited] = [problem(0), problem(503), problem(429)];

it.each<[string, Row[], number | undefined]>([
  ['never due when nothing is waiting', [], undefined],
  ['never due for a held row', [row('held-row', { state: 'held' })], undefined],
  ['due now for a row that was never tried', [row('a-message'), answered(9)], NOON],
  ['due when the first row that the site postponed may be retried', [answered(9), answered(5)], NOON + 5_000],
  [
    'set by the longest delay while the network is down, however many others are due',
    [cutOff(60), cutOff(4), row('a-message'), answered(0)],
    NOON + 60_000,
  ],
  ['due when the site accepts requests again', [row('a-message'), limited(90), limited(30)], NOON + 90_000],
  ['not set by a held row', [row('held-row', { state: 'held', problem: { status: 0 } }), answered(9)], NOON + 9_000],
  ['due now if the clock was set back by a year', [answered(YEAR_MS)], NOON],
])('the next look at the queue is %s', (_when, rows, due) => {
  expect(nextLook(rows, NOON)).toBe(due);
});
