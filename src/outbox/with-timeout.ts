const TIMEOUT_MS = 5_000;

/** Rejects after 5 s if `result` has not settled by then: a browser may leave a request for storage unanswered. */
export function withTimeout<Result>(result: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The browser does not answer')), TIMEOUT_MS);
    result.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
