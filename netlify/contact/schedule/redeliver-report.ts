import type { Log } from '../log.ts';
import { needsOperator, type SendOutcome } from '../mail/postmark-outcome.ts';
import { STALE_AFTER_MS } from '../timing.ts';

/**
 * The fate of one message. `cleared`: its entry is a tombstone, or there is none. `busy`: another run has it. `failed`: the store failed.
 * `untried`: the run stopped before it.
 */
export type Redelivery = SendOutcome | { kind: 'cleared' | 'busy' | 'unreadable' | 'failed' | 'untried' };

const COUNTS = { sent: 0, unsent: 0, unknown: 0, unreadable: 0, busy: 0, cleared: 0, failed: 0, untried: 0 };

/** The findings and acts of one run: counts, an age in seconds, and codes with their counts. */
export type Report = typeof COUNTS & { pending: number; oldestSeconds: number; misconfigured: number; codes: Record<string, number> };

export function startReport(pending: number): Report {
  return { pending, ...COUNTS, oldestSeconds: 0, misconfigured: 0, codes: {} };
}

/** Counts one message. `age` is in milliseconds. */
export function tally(report: Report, redelivery: Redelivery, age: number): void {
  report[redelivery.kind] += 1;
  if (redelivery.kind !== 'sent' && redelivery.kind !== 'cleared')
    report.oldestSeconds = Math.max(report.oldestSeconds, Math.round(age / 1_000));
  if (redelivery.kind === 'unsent' && needsOperator(redelivery)) report.misconfigured += 1;
  if ('code' in redelivery) report.codes[redelivery.code] = (report.codes[redelivery.code] ?? 0) + 1;
}

/** Logs one line, at `error` if a person must act: wrong settings, a message that cannot be read, or a stale one. */
export function logReport(report: Report, log: Log): void {
  const { misconfigured, unreadable, oldestSeconds, failed } = report;
  const isUrgent = misconfigured + unreadable > 0 || oldestSeconds * 1_000 > STALE_AFTER_MS;
  log(isUrgent ? 'error' : failed > 0 ? 'warn' : 'info', { event: 'contact.redeliver', ...report });
}
