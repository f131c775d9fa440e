/** Does `work` while no one else does; `exclusive` says whether that holds for the other tabs and the worker, too. */
export type Lock = <Result>(work: (exclusive: boolean) => Promise<Result>) => Promise<Result>;

/**
 * A Web Lock, shared by tabs and worker and freed when its holder dies. Where there is none (an old browser, a page that may not ask) work
 * is done in turn within this page only, and the lease in a row that is being sent keeps the others from it.
 */
export function createLock(name: string): Lock {
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
      return await locks.request(name, () => {
        granted = true;
        return work(true);
      });
    } catch (error) {
      if (granted) throw error;
      return inTurn(work);
    }
  };
}
