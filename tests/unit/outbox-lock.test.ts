import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLock } from '../../src/contact/lock.ts';

afterEach(() => vi.unstubAllGlobals());

/** Runs two tasks under two locks of the same name. Resolves with the order in which they began and ended. */
async function race(name: string, second = createLock(name), first = createLock(name)): Promise<string[]> {
  const log: string[] = [];
  const gate = Promise.withResolvers<void>();
  const slow = first(async (exclusive) => {
    log.push(`first ${exclusive}`);
    await gate.promise;
    log.push('first ended');
  });
  const quick = second(async () => void log.push('second'));
  await expect.poll(() => log.length).toBeGreaterThan(0);
  gate.resolve();
  await Promise.all([slow, quick]);
  return log;
}

describe('the lock', () => {
  it('excludes other tabs and the worker', async () => {
    expect(await race('shared')).toEqual(['first true', 'first ended', 'second']);
  });

  it('without Web Locks still excludes the same tab, and reports that it is not exclusive', async () => {
    vi.stubGlobal('navigator', {});
    const lock = createLock('alone');
    expect(await race('alone', lock, lock)).toEqual(['first false', 'first ended', 'second']);
  });

  it('is skipped when the browser refuses it', async () => {
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } });
    expect(await createLock('refused')(async (exclusive) => exclusive)).toBe(false);
  });

  it('is waited for, but not forever, since its holder may be suspended', async () => {
    const gate = Promise.withResolvers<void>();
    const asleep = createLock('asleep')(() => gate.promise);
    expect(await createLock('asleep', 1)(async (exclusive) => exclusive)).toBe(false);
    gate.resolve();
    await asleep;
    expect(await createLock('asleep')(async (exclusive) => exclusive)).toBe(true);
  });

  it('is released after work that failed, and passes the error on', async () => {
    for (const navigator of [globalThis.navigator, {}]) {
      vi.stubGlobal('navigator', navigator);
      const lock = createLock('failing');
      await expect(lock(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
      expect(await lock(async () => 'next')).toBe('next');
    }
  });
});
