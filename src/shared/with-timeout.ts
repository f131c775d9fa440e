/** Rejects if `result` has not settled within `ms`: a browser may leave a request unanswered. */
export function withTimeout<Result>(result: Promise<Result>, ms: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The browser does not answer')), ms);
    result.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
