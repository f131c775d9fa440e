/** Resolves after `ms` milliseconds. Not with `setTimeout`, which keeps a Node process alive. */
export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    AbortSignal.timeout(ms).onabort = () => resolve();
  });
}

/** What `result` resolves with, or a rejection after `ms` milliseconds: a browser may leave a request for storage unanswered. */
export function inTime<Result>(result: Promise<Result>, ms: number): Promise<Result> {
  const late = wait(ms).then(() => Promise.reject(new Error('The browser does not answer')));
  return Promise.race([result, late]);
}
