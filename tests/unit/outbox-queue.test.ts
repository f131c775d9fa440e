import { describe, expect, it } from 'vitest';
import { choose, claim, isSending, nextLook, settle } from '../../src/contact/queue.ts';
import type { Row } from '../../src/contact/row.ts';
import { ACKNOWLEDGED, failed, NOON, refused, row, UNREACHABLE } from '../support/outbox-bench.ts';

const LATER = NOON + 60_000;
const moment = { now: NOON, exclusive: true, tried: new Set<string>(), strikes: 0 };
const pick = (rows: Row[], changes: Partial<typeof moment> = {}) => choose(rows, { ...moment, ...changes })?.id;

describe('claiming a row', () => {
  it('counts the attempt and says until when its sender may live', () => {
    const claimed = claim(row('a-message', { problem: { status: 503 }, unlocked: true }), NOON, true);
    expect(claimed).toEqual(row('a-message', { state: 'sending', attempts: 1, nextAttemptAt: NOON + 30_000 }));
    expect([isSending(claimed, NOON), isSending(claimed, NOON + 30_000)]).toEqual([true, false]);
  });

  it('is nobody’s to respect under a lock that excludes all others, but for one who does without the lock', () => {
    expect(isSending(claim(row('a-message'), NOON, true), NOON, true)).toBe(false);
    const unlocked = claim(row('a-message'), NOON, false);
    expect([isSending(unlocked, NOON, true), isSending(unlocked, NOON + 30_000, true)]).toEqual([true, false]);
  });
});

describe('settling an attempt', () => {
  const sending = claim(row('a-message', { attempts: 1 }), NOON, true);
  const settled = (delivery: Parameters<typeof settle>[1]) => settle(sending, delivery, NOON, 1);

  it('leaves nothing once acknowledged', () => {
    expect(settled(ACKNOWLEDGED)).toBeUndefined();
  });

  it('keeps what did not reach the site, with backoff', () => {
    expect(settled(UNREACHABLE)).toEqual(row('a-message', { attempts: 2, nextAttemptAt: NOON + 4_000, problem: { status: 0 } }));
  });

  it.each([409, 429, 500, 502, 503, 504])('keeps what met a %d, with backoff', (status) => {
    expect(settled(failed(status))).toMatchObject({ state: 'queued', nextAttemptAt: NOON + 4_000, problem: { status } });
  });

  it('waits as long as Retry-After asks', () => {
    expect(settled(failed(429, 90_000))).toMatchObject({ nextAttemptAt: NOON + 90_000 });
  });

  it.each([413, 422])('holds what met a %d, with the reason', (status) => {
    const problem = { status, detail: 'Non.', errors: { email: 'Email invalide' } };
    expect(settled(refused(status, problem.errors))).toMatchObject({ state: 'held', problem });
  });

  it.each([400, 415])('keeps what met a %d: no script of ours sends what cannot be read, so it was damaged on its way', (status) => {
    expect(settled(refused(status))).toMatchObject({ state: 'queued', problem: { status } });
  });

  it.each([401, 403, 404, 405, 408, 425])('keeps what met a %d: the site, not the message, is to be mended', (status) => {
    expect(settled(refused(status))).toMatchObject({ state: 'queued', problem: { status } });
  });
});

describe('choosing the next row', () => {
  it('takes the oldest that waits, and none twice', () => {
    const rows = [row('first-row'), row('second-row')];
    expect(pick(rows)).toBe('first-row');
    expect(pick(rows, { tried: new Set(['first-row']) })).toBe('second-row');
    expect(pick([])).toBeUndefined();
  });

  it('passes by what is held', () => {
    expect(pick([row('held-row', { state: 'held' }), row('second-row')])).toBe('second-row');
  });

  it('tries again at any occasion what did not reach the site', () => {
    expect(pick([row('cut-off-row', { nextAttemptAt: LATER, problem: { status: 0 } })])).toBe('cut-off-row');
  });

  it('lets a row wait that the site asked to wait, and goes on with the others', () => {
    const waiting = row('waiting-row', { nextAttemptAt: LATER, problem: { status: 503 } });
    expect(pick([waiting, row('second-row')])).toBe('second-row');
    expect(pick([waiting, row('second-row')], { now: LATER })).toBe('waiting-row');
  });

  it('sends nothing at all while the site has had too many requests', () => {
    const limited = row('limited-row', { nextAttemptAt: LATER, problem: { status: 429 } });
    expect(pick([row('first-row'), limited])).toBeUndefined();
    expect(pick([row('first-row'), limited], { now: LATER })).toBe('first-row');
  });

  it('takes the least tried row once one did not reach the site', () => {
    const rows = [row('swallowed', { attempts: 9 }), row('often-tried', { attempts: 4 }), row('hardly-tried', { attempts: 1 })];
    expect(pick(rows, { strikes: 1, tried: new Set(['swallowed']) })).toBe('hardly-tried');
  });

  it('without a lock, leaves alone what another tab is sending, for as long as that can live', () => {
    const leased = row('leased-row', { state: 'sending', nextAttemptAt: NOON + 30_000 });
    expect(pick([leased], { exclusive: false })).toBeUndefined();
    expect(pick([leased], { exclusive: false, now: NOON + 30_000 })).toBe('leased-row');
    expect(pick([leased])).toBe('leased-row');
  });
});

describe('the next look at the queue', () => {
  const cutOff = (id: string, seconds: number) => row(id, { nextAttemptAt: NOON + seconds * 1_000, problem: { status: 0 } });
  const answered = (id: string, seconds: number, status = 503) => row(id, { nextAttemptAt: NOON + seconds * 1_000, problem: { status } });

  it('is never when nothing waits', () => {
    expect(nextLook([], NOON)).toBeUndefined();
    expect(nextLook([row('held-row', { state: 'held' })], NOON)).toBeUndefined();
  });

  it('is now for a row that was never tried', () => {
    expect(nextLook([row('a-message'), answered('another-one', 9)], NOON)).toBe(NOON);
  });

  it('is when the first row that the site put off may come again', () => {
    expect(nextLook([answered('first-row', 9), answered('second-row', 5)], NOON)).toBe(NOON + 5_000);
  });

  it('is set by the most patient row while the network is out, however many others are due', () => {
    expect(nextLook([cutOff('first-row', 60), cutOff('second-row', 4), row('third-row'), answered('fourth-row', 0)], NOON)).toBe(
      NOON + 60_000,
    );
  });

  it('is when the site takes requests again', () => {
    expect(nextLook([row('first-row'), answered('limited-row', 90, 429)], NOON)).toBe(NOON + 90_000);
  });

  it('is now when the clock was put back by a year', () => {
    expect(nextLook([answered('a-message', 9)], NOON - 365 * 86_400_000)).toBe(NOON - 365 * 86_400_000);
  });
});
