/** Does `work` while no one else does; `exclusive` says whether that holds for the other tabs and the worker, too. */
export type Lock = <Result>(work: (exclusive: boolean) => Promise<Result>) => Promise<Result>;

/** Longer than one who is awake holds it: three tries of 20 s, 3 s apart. By then it is a tab that its phone has put to sleep. */
const PATIENCE_MS = 75_000;

/**
 * A Web Lock, shared by tabs and worker and freed when its holder dies. Where there is none (an old browser, a page that may not ask), or
 * none to be had in `patience` milliseconds, work is done in turn within this page only, and the lease in a row that is being sent keeps the
 * others from it.
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
