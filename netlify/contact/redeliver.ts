import { deliver } from './deliver.ts';
import type { Dependencies } from './dependencies.ts';
import { isOpen } from './entry.ts';
import { referenceOf } from './keys.ts';
import type { WaitingKey } from './ledger.ts';
import { describeError } from './log.ts';
import { logReport, type Redelivery, type Report, startReport, tally } from './redeliver-report.ts';
import { sweep } from './sweep.ts';
import { leaseLeft } from './timing.ts';

/**
 * After this many milliseconds a run starts no further message (the first one always starts). With Postmark's timeouts (timing.ts) it
 * stays within 25 s of Netlify's 30 if the store answers at once, and if an error 300 does. If not, Netlify may kill it, and a later run
 * resumes from the ledger.
 */
const START_BUDGET = 5_000;
/** Stop after this many consecutive failures that affect every mail, since the next would fail too. Throttling stops the run at once. */
const MAX_FAILURES = 3;
const MINUTE = 60_000;
/** The time between two runs, as functions/redeliver-contact.ts schedules them. */
const INTERVAL = 5 * MINUTE;
/** An index key without an open entry may be a claim that has not landed yet; at this age, the claiming run is long dead. */
const ORPHAN_AGE = 60 * MINUTE;

/** Sends what waits, logs one line, and sweeps if there is time left. Throws StoreError, after that line, if the index cannot be listed. */
export async function redeliver(dependencies: Dependencies): Promise<Report> {
  const { now } = dependencies;
  const startedAt = now();
  const queue = inTurn(await listWaiting(dependencies), startedAt);
  const report = startReport(queue.length);
  let failures = 0;
  for (const waiting of queue) {
    const stop = failures >= MAX_FAILURES || (waiting !== queue[0] && now() - startedAt >= START_BUDGET);
    const redelivery = stop ? undefined : await tryOne(waiting, dependencies);
    if (redelivery) failures = failuresAfter(redelivery, failures);
    tally(report, redelivery, now() - waiting.receivedAt);
  }
  logReport(report, dependencies.log);
  if (now() - startedAt < START_BUDGET) await sweep(dependencies, Math.floor(startedAt / INTERVAL));
  return report;
}

/**
 * Oldest first, but every other run starts elsewhere in the queue: the oldest message may be one that only the operator can free, or
 * whose search hangs, and would use up the budget of every run.
 */
function inTurn(queue: WaitingKey[], now: number): WaitingKey[] {
  const run = Math.floor(now / INTERVAL);
  if (queue.length === 0 || run % 2 === 0) return queue;
  const start = Math.floor(run / 2) % queue.length;
  return [...queue.slice(start), ...queue.slice(0, start)];
}

async function listWaiting({ ledger, log }: Dependencies): Promise<WaitingKey[]> {
  try {
    return await ledger.waiting();
  } catch (error) {
    log('error', { event: 'contact.redeliver', failed: 1, ...describeError(error) });
    throw error;
  }
}

function failuresAfter(redelivery: Redelivery, failures: number): number {
  if (redelivery.state === 'sent') return 0;
  if (redelivery.state === 'failed') return failures + 1;
  if (redelivery.state !== 'kept' || redelivery.reason === 'misconfigured' || isUndecided(redelivery.code)) return failures;
  return redelivery.reason === 'throttled' ? MAX_FAILURES : failures + 1;
}

/** An inconclusive search for one message says nothing about the others: most need no search. */
function isUndecided(code: string): boolean {
  return code === 'no-look-up' || code.startsWith('not-found-');
}

/** A message that fails, or cannot even be read, must not block the others. */
async function tryOne(waiting: WaitingKey, dependencies: Dependencies): Promise<Redelivery> {
  try {
    return await dependencies.singleFlight.run(waiting.key, 'redeliver', () => redeliverOne(waiting, dependencies));
  } catch (error) {
    dependencies.log('warn', { event: 'contact.redeliver-failed', reference: referenceOf(waiting.key), ...describeError(error) });
    return { state: 'failed' };
  }
}

async function redeliverOne({ key, indexKey, receivedAt }: WaitingKey, dependencies: Dependencies): Promise<Redelivery> {
  const { ledger, now } = dependencies;
  const seen = await ledger.look(key);
  if (seen && !seen.entry) return { state: 'unreadable' };
  const entry = seen?.entry;
  // A refused id may be claimed again: as for a new id, its index key exists before the claim lands.
  if ((!entry || entry.state === 'refused') && now() - receivedAt < ORPHAN_AGE) return { state: 'busy' };
  if (!entry || !isOpen(entry)) {
    await ledger.forget(indexKey);
    return { state: 'cleared' };
  }
  const owned = leaseLeft(entry, now()) === 0 ? await ledger.takeOver(key, entry) : undefined;
  return owned ? deliver(owned, dependencies) : { state: 'busy' };
}
