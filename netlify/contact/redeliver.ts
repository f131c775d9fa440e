import { deliver } from './deliver.ts';
import type { Dependencies } from './dependencies.ts';
import { referenceOf } from './keys.ts';
import type { WaitingMessage } from './ledger.ts';
import { describeError } from './log.ts';
import { logReport, type Redelivery, type Report, startReport, tally } from './redeliver-report.ts';
import { sweep } from './sweep.ts';
import { leaseLeft, STALE_AFTER } from './timing.ts';

/**
 * After this many milliseconds a run starts no further message (the first one always starts), and deletes no further tombstone. With
 * Postmark's timeouts (timing.ts) it takes 25 s at most, and Netlify allows 30. If the store is slow, Netlify may kill it, and a later run
 * resumes from the ledger.
 */
const START_BUDGET = 5_000;
/** Stop after this many consecutive failures that affect every mail, since the next would fail too. Throttling stops the run at once. */
const MAX_FAILURES = 3;
const MINUTE = 60_000;
/** The time between two runs, as functions/redeliver-contact.ts schedules them. */
const INTERVAL = 5 * MINUTE;
/**
 * An index key without an entry may be a claim that has not landed yet. At this age, the claiming run is long dead, and there is a run left
 * to drop the key before it looks like a message that waits for too long.
 */
const ORPHAN_AGE = STALE_AFTER - INTERVAL;

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
  if (now() - startedAt < START_BUDGET) await sweep(dependencies, Math.floor(startedAt / INTERVAL), startedAt + START_BUDGET);
  return report;
}

/**
 * Oldest first, but every other run starts elsewhere in the queue: the oldest message may be one that only the operator can free, or
 * whose search hangs, and would use up the budget of every run.
 */
function inTurn(queue: WaitingMessage[], now: number): WaitingMessage[] {
  const run = Math.floor(now / INTERVAL);
  if (queue.length === 0 || run % 2 === 0) return queue;
  const start = Math.floor(run / 2) % queue.length;
  return [...queue.slice(start), ...queue.slice(0, start)];
}

async function listWaiting({ ledger, log }: Dependencies): Promise<WaitingMessage[]> {
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
async function tryOne(waiting: WaitingMessage, dependencies: Dependencies): Promise<Redelivery> {
  try {
    return await redeliverOne(waiting, dependencies);
  } catch (error) {
    dependencies.log('warn', { event: 'contact.redeliver-failed', reference: referenceOf(waiting.id), ...describeError(error) });
    return { state: 'failed' };
  }
}

async function redeliverOne({ id, indexKey, receivedAt }: WaitingMessage, dependencies: Dependencies): Promise<Redelivery> {
  const { ledger, now } = dependencies;
  const seen = await ledger.look(id);
  if (seen && !seen.entry) return { state: 'unreadable' };
  const entry = seen?.entry;
  if (!entry && now() - receivedAt < ORPHAN_AGE) return { state: 'busy' };
  if (!entry || entry.state === 'sent') {
    await ledger.dropWaiting(indexKey);
    return { state: 'cleared' };
  }
  const owned = leaseLeft(entry, now()) === 0 ? await ledger.takeOver(entry) : undefined;
  return owned ? deliver(owned, dependencies) : { state: 'busy' };
}
