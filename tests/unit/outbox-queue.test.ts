import { describe, expect, it } from 'vitest';
import { choose, claim, isSending, nextLook, settle } from '../../src/contact/queue.ts';
import type { Row } from '../../src/contact/row.ts';
import { ACKNOWLEDGED, failed, NOON, refused, row, UNREACHABLE } from '../support/outbox-bench.ts';

const LATER = NOON + 60_000;
const moment = { now: NOON, exclusive: true, tried: new Set<string>(), failures: 0 };
const pick = (rows: Row[], changes: Partial<typeof moment> = {}) => choose(rows, { ...moment, ...changes })?.id;

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
  const settled = (result: Parameters<typeof settle>[1]) => settle(sending, result, NOON, 1);

  it('leaves nothing once it is acknowledged', () => {
    expect(settled(ACKNOWLEDGED)).toBeUndefined();
  });

  it('keeps a message that did not reach the site, with backoff', () => {
    expect(settled(UNREACHABLE)).toEqual(row('a-message', { attempts: 2, nextAttemptAt: NOON + 4_000, problem: { status: 0 } }));
  });

  it.each([409, 429, 500, 502, 503, 504])('keeps a message after a %d, with backoff', (status) => {
    expect(settled(failed(status))).toMatchObject({ state: 'queued', nextAttemptAt: NOON + 4_000, problem: { status } });
  });

  it('waits as long as Retry-After says', () => {
    expect(settled(failed(429, 90_000))).toMatchObject({ nextAttemptAt: NOON + 90_000 });
  });

  it.each([413, 422])('holds a message after a %d, with the reason', (status) => {
    const problem = { status, detail: 'Non.', errors: { email: 'Email invalide' } };
    expect(settled(refused(status, problem.errors))).toMatchObject({ state: 'held', problem });
  });

  it.each([400, 415])('keeps a message after a %d, since our scripts send nothing malformed: it was damaged in transit', (status) => {
    expect(settled(refused(status))).toMatchObject({ state: 'queued', problem: { status } });
  });

  it.each([401, 403, 404, 405, 408, 425])('keeps a message after a %d, since the site needs fixing, not the message', (status) => {
    expect(settled(refused(status))).toMatchObject({ state: 'queued', problem: { status } });
  });
});

describe('choosing the next row', () => {
  it('takes the oldest waiting row, and none twice', () => {
    const rows = [row('first-row'), row('second-row')];
    expect(pick(rows)).toBe('first-row');
    expect(pick(rows, { tried: new Set(['first-row']) })).toBe('second-row');
    expect(pick([])).toBeUndefined();
  });

  it('skips held rows', () => {
    expect(pick([row('held-row', { state: 'held' }), row('second-row')])).toBe('second-row');
  });

  it('retries a row that did not reach the site at every opportunity', () => {
    expect(pick([row('cut-off-row', { nextAttemptAt: LATER, problem: { status: 0 } })])).toBe('cut-off-row');
  });

  it('leaves a row waiting as long as the site asked, and continues with the others', () => {
    const waiting = row('waiting-row', { nextAttemptAt: LATER, problem: { status: 503 } });
    expect(pick([waiting, row('second-row')])).toBe('second-row');
    expect(pick([waiting, row('second-row')], { now: LATER })).toBe('waiting-row');
  });

  it('sends nothing at all while the site reports too many requests', () => {
    const limited = row('limited-row', { nextAttemptAt: LATER, problem: { status: 429 } });
    expect(pick([row('first-row'), limited])).toBeUndefined();
    expect(pick([row('first-row'), limited], { now: LATER })).toBe('first-row');
  });

  it('takes the least-tried row once another did not reach the site', () => {
    const rows = [row('swallowed', { attempts: 9 }), row('often-tried', { attempts: 4 }), row('hardly-tried', { attempts: 1 })];
    expect(pick(rows, { failures: 1, tried: new Set(['swallowed']) })).toBe('hardly-tried');
  });

  it('without a lock, leaves a row alone while the tab that is sending it may be alive', () => {
    const leased = row('leased-row', { state: 'sending', nextAttemptAt: NOON + 30_000 });
    expect(pick([leased], { exclusive: false })).toBeUndefined();
    expect(pick([leased], { exclusive: false, now: NOON + 30_000 })).toBe('leased-row');
    expect(pick([leased])).toBe('leased-row');
  });
});

describe('the next look at the queue', () => {
  const cutOff = (id: string, seconds: number) => row(id, { nextAttemptAt: NOON + seconds * 1_000, problem: { status: 0 } });
  const answered = (id: string, seconds: number, status = 503) => row(id, { nextAttemptAt: NOON + seconds * 1_000, problem: { status } });

  it('is never due when nothing is waiting', () => {
    expect(nextLook([], NOON)).toBeUndefined();
    expect(nextLook([row('held-row', { state: 'held' })], NOON)).toBeUndefined();
  });

  it('is due now for a row that was never tried', () => {
    expect(nextLook([row('a-message'), answered('another-one', 9)], NOON)).toBe(NOON);
  });

  it('is due when the first row that the site postponed may be retried', () => {
    expect(nextLook([answered('first-row', 9), answered('second-row', 5)], NOON)).toBe(NOON + 5_000);
  });

  it('is set by the row with the longest delay while the network is down, however many others are due', () => {
    expect(nextLook([cutOff('first-row', 60), cutOff('second-row', 4), row('third-row'), answered('fourth-row', 0)], NOON)).toBe(
      NOON + 60_000,
    );
  });

  it('is due when the site accepts requests again', () => {
    expect(nextLook([row('first-row'), answered('limited-row', 90, 429)], NOON)).toBe(NOON + 90_000);
  });

  it('is due now if the clock was set back by a year', () => {
    expect(nextLook([answered('a-message', 9)], NOON - 365 * 86_400_000)).toBe(NOON - 365 * 86_400_000);
  });
});
