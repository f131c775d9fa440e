import { attempt } from './attempt.ts';
import type { Ports } from './ports.ts';
import { choose } from './queue.ts';
import { isRow } from './row.ts';

/** Consecutive attempts that do not reach the site before the network counts as down. */
const MAX_FAILURES = 2;

/**
 * Sends the waiting rows, oldest first, each at most once. Resolves with how many rows still wait for another try. Takes the lock anew for
 * each row, so that a visitor's own submit waits for one attempt at most.
 */
export async function drain(ports: Ports): Promise<number> {
  const { store, lock, clock } = ports;
  const tried = new Set<string>();
  let failures = 0;

  async function next(exclusive: boolean): Promise<boolean> {
    const rows = (await store.list()).filter(isRow);
    const row = choose(rows, { now: clock.now(), exclusive, tried, failures });
    if (!row) return false;
    tried.add(row.id);
    const result = await attempt(ports, row.id, exclusive);
    if (result) failures = result.kind === 'unreachable' ? failures + 1 : 0;
    return failures < MAX_FAILURES;
  }

  let more = true;
  while (more) more = await lock(next);
  return (await store.list()).filter((item) => item.state === 'queued' || item.state === 'sending').length;
}

/** Runs `work` one at a time. A call during a run triggers one more: what the run has already passed may have changed. */
export function coalesce<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  let again = false;

  async function run(): Promise<Result> {
    try {
      let result: Result;
      do {
        again = false;
        result = await work();
      } while (again);
      return result;
    } finally {
      running = undefined;
    }
  }

  return () => {
    if (running) again = true;
    else running = run();
    return running;
  };
}
