import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backoff, isReached, LONGEST_MS, waitAfter } from '../../src/contact/backoff.ts';

const random = fc.double({ min: 0, max: 1, noNaN: true });
const attempts = fc.integer({ min: -3, max: 10_000 });

describe('backoff', () => {
  it('doubles from two seconds up to five minutes', () => {
    expect([1, 2, 3, 8, 9, 1000].map((attempt) => backoff(attempt, 1))).toEqual([2_000, 4_000, 8_000, 256_000, 300_000, 300_000]);
  });

  it('randomizes half of the delay', () => {
    expect([0, 0.5, 1].map((chance) => backoff(3, chance))).toEqual([4_000, 6_000, 8_000]);
  });

  it('stays between one second and five minutes, whatever the row says', () => {
    fc.assert(fc.property(attempts, random, (attempt, chance) => backoff(attempt, chance) >= 1_000 && backoff(attempt, chance) <= 300_000));
  });
});

describe('waitAfter', () => {
  it('honours Retry-After when it is longer, up to one hour', () => {
    expect(waitAfter(1, 1, 30_000)).toBe(30_000);
    expect(waitAfter(9, 1, 30_000)).toBe(300_000);
    expect(waitAfter(1, 1, 86_400_000)).toBe(LONGEST_MS);
  });
});

describe('isReached', () => {
  it('takes a time beyond the longest delay as a sign that the clock was set back', () => {
    expect([isReached(1_000, 1_000), isReached(1_001, 1_000), isReached(LONGEST_MS + 1_001, 1_000)]).toEqual([true, false, true]);
  });

  it('is true at most an hour after the clock was set to any time', () => {
    fc.assert(fc.property(fc.integer(), fc.integer(), (time, now) => isReached(time, now) || isReached(time, now + LONGEST_MS)));
  });
});
