import { describe, expect, it, vi } from 'vitest';
import { createLock } from '../../src/contact/lock.ts';

/** `end` awaits a wait of `ms` milliseconds, and ends it at once. */
function stopClock() {
  const waits: { ms: number; over: AbortController }[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const over = new AbortController();
    waits.push({ ms, over });
    return over.signal;
  });
  return {
    async end(ms: number): Promise<void> {
      const underWay = () => waits.filter((wait) => wait.ms === ms && !wait.over.signal.aborted);
      await expect.poll(underWay).not.toEqual([]);
      for (const { over } of underWay()) over.abort();
    },
  };
}

/** What `createLock` finds in place of the browser's locks. */
const stubLocks = (locks: object) => vi.stubGlobal('navigator', { locks });
const unanswered = () => new Promise(() => {});

/** Holds the lock until it is released. */
function hold(name: string) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  return { release, released: createLock(name)(() => promise) };
}

describe('the lock', () => {
  it.each([
    ['excludes other tabs and the worker', globalThis.navigator, () => createLock('shared'), true],
    ['without Web Locks still excludes the same tab, and reports that it is not exclusive', {}, () => alone, false],
  ])('%s', async (_what, navigator, lockOf, isExclusive) => {
    vi.stubGlobal('navigator', navigator);
    const log: string[] = [];
    const gate = Promise.withResolvers<void>();
    const slow = lockOf()(async (exclusive) => {
      log.push(`first ${exclusive}`);
      await gate.promise;
      log.push('first ended');
    });
    const quick = lockOf()(async () => void log.push('second'));
    await expect.poll(() => log.length).toBeGreaterThan(0);
    gate.resolve();
    await Promise.all([slow, quick]);
    expect(log).toEqual([`first ${isExclusive}`, 'first ended', 'second']);
  });

  it('is waited for while others hold it, but not forever, since its holder may be suspended', async () => {
    const clock = stopClock();
    const [holder, other] = [hold('asleep'), hold('another')];
    const work = vi.fn(async (exclusive: boolean) => exclusive);
    const done = createLock('asleep')(work);
    await clock.end(3_000);
    // The rest of 75 s: longer than a living tab holds it.
    await clock.end(72_000);
    expect(await done).toBe(false);
    holder.release();
    other.release();
    await Promise.all([holder.released, other.released]);
    expect(await createLock('asleep')(async (exclusive) => exclusive)).toBe(true);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['held by nobody', async () => ({ held: [{ name: 'another' }] })],
    ['of a browser that does not tell who holds it', async () => ({})],
    ['of a browser that refuses to tell', () => Promise.reject(new DOMException('no', 'SecurityError'))],
  ])('that is not granted within 3 s is given up, if it is %s', async (_which, query) => {
    const clock = stopClock();
    stubLocks({ request: unanswered, query });
    const done = createLock('stuck')(async (exclusive) => exclusive);
    await clock.end(3_000);
    expect(await done).toBe(false);
  });

  it('is given up if the browser never tells who holds it', async () => {
    const clock = stopClock();
    stubLocks({ request: unanswered, query: unanswered });
    const done = createLock('stuck')(async (exclusive) => exclusive);
    await clock.end(3_000);
    await clock.end(3_000);
    expect(await done).toBe(false);
  });

  it('is kept for work that takes longer than others wait', async () => {
    const clock = stopClock();
    const gate = Promise.withResolvers<void>();
    const work = vi.fn(async (exclusive: boolean) => {
      await gate.promise;
      return exclusive;
    });
    const done = createLock('long')(work);
    await expect.poll(() => work.mock.calls.length).toBe(1);
    await clock.end(3_000);
    gate.resolve();
    expect(await done).toBe(true);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is skipped when the browser refuses it', async () => {
    stubLocks({ request: () => Promise.reject(new DOMException('no', 'SecurityError')) });
    expect(await createLock('refused')(async (exclusive) => exclusive)).toBe(false);
  });

  it('is released after work that failed, which is not tried again, and passes the error on', async () => {
    for (const navigator of [globalThis.navigator, {}]) {
      vi.stubGlobal('navigator', navigator);
      const lock = createLock('failing');
      const work = vi.fn(() => Promise.reject(new Error('no')));
      await expect(lock(work)).rejects.toThrow('no');
      expect(work).toHaveBeenCalledTimes(1);
      expect(await lock(async () => 'next')).toBe('next');
    }
  });
});

/** Without Web Locks, a tab only takes turns with itself. */
const alone = createLock('alone');
