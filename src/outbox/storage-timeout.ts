import { withTimeout } from '../shared/with-timeout.ts';

/** Rejects if `result` has not settled within 5 s: storage counts as refused then. */
export function withStorageTimeout<Result>(result: Promise<Result>): Promise<Result> {
  return withTimeout(result, 5_000);
}
