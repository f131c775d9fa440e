/** Runs `work` while nobody else does. `exclusive`: whether that includes other tabs and the worker. */
export type Lock = <Result>(work: (exclusive: boolean) => Promise<Result>) => Promise<Result>;

/** Longer than a running tab holds it: three attempts of 20 s, 3 s apart. By then the holder is a tab that the phone has suspended. */
const PATIENCE_MS = 75_000;

/**
 * A Web Lock, shared by tabs and worker and released when its holder dies. Where locks are missing (an old browser) or denied, or none is
 * granted within `patience` milliseconds, falls back to running work one at a time within this page; between pages, the lease on each row
 * being sent then keeps others from sending it.
 */
export function createLock(name: string, patience = PATIENCE_MS): Lock {
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<Result>(work: (exclusive: boolean) => Promise<Result>): Promise<Result> {
    const turn = last.then(() => work(false));
    last = turn.catch(() => {});
    return turn;
  }

  return async (work) => {
    const { locks } = navigator;
    if (!locks) return inTurn(work);
    let granted = false;
    try {
      return await locks.request(name, { signal: AbortSignal.timeout(patience) }, () => {
        granted = true;
        return work(true);
      });
    } catch (error) {
      if (granted) throw error;
      return inTurn(work);
    }
  };
}
