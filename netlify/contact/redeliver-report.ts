import type { Delivery } from './deliver.ts';
import type { Log } from './log.ts';
import { STALE_AFTER } from './timing.ts';

/** `cleared`: the index key pointed to a tombstone or to nothing. `busy`: another run has the message. `failed`: the store failed. */
export type Redelivery = Delivery | { state: 'cleared' | 'busy' | 'unreadable' | 'failed' };

const COUNTS = { sent: 0, kept: 0, undecided: 0, unreadable: 0, busy: 0, cleared: 0, failed: 0, untried: 0 };

/** What one run found and did: counts, an age in seconds, and codes with their counts. */
export type Report = typeof COUNTS & { waiting: number; oldestSeconds: number; misconfigured: number; codes: Record<string, number> };

export function startReport(waiting: number): Report {
  return { waiting, ...COUNTS, oldestSeconds: 0, misconfigured: 0, codes: {} };
}

/** Counts one index key. `redelivery` is undefined if the run stopped before it; `age` is in milliseconds. */
export function tally(report: Report, redelivery: Redelivery | undefined, age: number): void {
  const state = redelivery === undefined ? 'untried' : redelivery.state === 'lost' ? 'busy' : redelivery.state;
  if (state !== 'sent' && state !== 'cleared') report.oldestSeconds = Math.max(report.oldestSeconds, Math.round(age / 1_000));
  if (redelivery?.state === 'kept' && redelivery.reason === 'undecided') report.undecided += 1;
  else report[state] += 1;
  if (redelivery?.state === 'kept' && redelivery.reason === 'misconfigured') report.misconfigured += 1;
  if (redelivery && 'code' in redelivery) report.codes[redelivery.code] = (report.codes[redelivery.code] ?? 0) + 1;
}

/** Logs one line, at `error` if a person must act: wrong settings, a message that cannot be read, or one that waits for too long. */
export function logReport(report: Report, log: Log): void {
  const { misconfigured, unreadable, oldestSeconds, failed } = report;
  const needsOperator = misconfigured + unreadable > 0 || oldestSeconds * 1_000 > STALE_AFTER;
  log(needsOperator ? 'error' : failed > 0 ? 'warn' : 'info', { event: 'contact.redeliver', ...report });
}
