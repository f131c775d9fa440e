import { inTime, wait } from './in-time.ts';

/** Runs `work` while nobody else does. `exclusive`: whether that includes other tabs and the worker. */
export type Lock = <Result>(work: (exclusive: boolean) => Promise<Result>) => Promise<Result>;

/** Longer than a running tab holds it: three attempts of 20 s, 3 s apart. By then the holder is a tab that the phone has suspended. */
const PATIENCE_MS = 75_000;
/** A lock that nobody holds is granted at once. */
const ANSWER_MS = 3_000;

/**
 * A Web Lock, shared by tabs and worker and released when its holder dies. Where locks are missing (an old browser), denied or unanswered, or
 * where the lock is held for longer than `patience` milliseconds, falls back to running work one at a time within this page; between pages,
 * the lease on each row being sent then keeps others from sending it.
 */
export function createLock(name: string, patience = PATIENCE_MS): Lock {
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<Result>(work: (exclusive: boolean) => Promise<Result>): Promise<Result> {
    const turn = last.then(() => work(false));
    last = turn.catch(() => {});
    return turn;
  }

  return async (work) => {
    const abandoned = new AbortController();
    let granted = false;
    // An `async` function, because reading `navigator.locks` may throw.
    const request = async () =>
      navigator.locks.request(name, { signal: abandoned.signal }, () => {
        granted = true;
        return work(true);
      });
    try {
      return await Promise.race([request(), giveUp(name, patience, () => granted)]);
    } catch (error) {
      if (granted) throw error;
      abandoned.abort();
      return inTurn(work);
    }
  };
}

/** Rejects once it is useless to wait for the lock; never settles if it is granted before. */
async function giveUp(name: string, patience: number, isGranted: () => boolean): Promise<never> {
  const answer = Math.min(ANSWER_MS, patience);
  await wait(answer);
  if (!isGranted() && (await isHeld(name))) await wait(patience - answer);
  return isGranted() ? new Promise(() => {}) : Promise.reject(new Error('The lock is not granted'));
}

async function isHeld(name: string): Promise<boolean> {
  try {
    const { held = [] } = await inTime(navigator.locks.query(), ANSWER_MS);
    return held.some((lock) => lock.name === name);
  } catch {
    return false;
  }
}
