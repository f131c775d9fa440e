import { describe, expect, test } from 'vitest';
import { coalesce } from '../../../src/outbox/coalesce.ts';

describe('coalesced calls', () => {
  test('run the work once more, however many came in meanwhile', async () => {
    const gates: (() => void)[] = [];
    const run = coalesce(() => new Promise<void>((resolve) => gates.push(resolve)));
    const asked = [run(), run(), run()];
    gates[0]?.();
    await expect.poll(() => gates.length).toBe(2);
    gates[1]?.();
    await Promise.all(asked);
    expect(gates).toHaveLength(2);
  });

  test('resolve with the result of the last run', async () => {
    let runs = 0;
    const run = coalesce(async () => ++runs);
    expect(await Promise.all([run(), run()])).toEqual([2, 2]);
    expect(await run()).toBe(3);
  });

  test('start afresh after a failure', async () => {
    let runs = 0;
    const run = coalesce(async () => {
      if (++runs === 1) throw new Error('once');
      return runs;
    });
    await expect(run()).rejects.toThrow('once');
    expect(await run()).toBe(2);
  });
});
