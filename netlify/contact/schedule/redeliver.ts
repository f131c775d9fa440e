import { deliver } from '../deliver.ts';
import type { Dependencies } from '../dependencies.ts';
import { indexKeyOf, referenceOf } from '../ledger/keys.ts';
import { isPending, type PendingMessage } from '../ledger/ledger.ts';
import { describeError } from '../log.ts';
import { needsOperator } from '../mail/postmark-outcome.ts';
import { REDELIVERY_INTERVAL_MS, remainingLease, STALE_AFTER_MS } from '../timing.ts';
import { logReport, type Redelivery, type Report, startReport, tally } from './redeliver-report.ts';
import { sweep } from './sweep.ts';

/**
 * The time in milliseconds after which a run starts no further message (the first one always starts), and deletes no further tombstone.
 * With Postmark's timeouts (timing.ts), a run takes 25 s at most, and Netlify allows a scheduled function 30. Netlify may kill the run if the
 * store is slow, or if the mail without Reply-To follows a slow objection. A later run then resumes from the ledger.
 */
const START_BUDGET_MS = 5_000;
/** Stop after this many consecutive failures that affect every mail, since the next would fail too. Throttling stops the run at once. */
const MAX_FAILURES = 3;
/**
 * The age at which an index key without an entry may be removed. Until then, its entry may still be on the way. By then, the run that wrote the
 * key is long dead, and one more run can remove the key before it looks like a stale message.
 */
const ORPHAN_AGE_MS = STALE_AFTER_MS - REDELIVERY_INTERVAL_MS;

/** Sends what is pending, logs one line, and sweeps if there is time. Throws StoreError, after that line, if the index cannot be listed. */
export async function redeliver(dependencies: Dependencies): Promise<Report> {
  const { now } = dependencies;
  const startedAt = now();
  // The number of this run of the schedule.
  const run = Math.floor(startedAt / REDELIVERY_INTERVAL_MS);
  const pending = inTurn(await listPending(dependencies), run);
  const report = startReport(pending.length);
  let failures = 0;
  for (const message of pending) {
    const mayStart = failures < MAX_FAILURES && (message === pending[0] || now() - startedAt < START_BUDGET_MS);
    const redelivery: Redelivery = mayStart ? await tryOne(message, dependencies) : { kind: 'untried' };
    failures = failuresAfter(redelivery, failures);
    tally(report, redelivery, now() - message.receivedAt);
  }
  logReport(report, dependencies.log);
  if (now() - startedAt < START_BUDGET_MS) await sweep(dependencies, run, startedAt + START_BUDGET_MS);
  return report;
}

/**
 * Puts the oldest first, except that every other run starts elsewhere in the index: the oldest message may be one that only the operator
 * can free, or whose search hangs, and would use up the budget of every run.
 */
function inTurn(pending: PendingMessage[], run: number): PendingMessage[] {
  if (pending.length === 0 || run % 2 === 0) return pending;
  const start = Math.floor(run / 2) % pending.length;
  return [...pending.slice(start), ...pending.slice(0, start)];
}

async function listPending({ ledger, log }: Dependencies): Promise<PendingMessage[]> {
  try {
    return await ledger.pending();
  } catch (error) {
    log('error', { event: 'contact.redeliver', failed: 1, ...describeError(error) });
    throw error;
  }
}

function failuresAfter(redelivery: Redelivery, failures: number): number {
  switch (redelivery.kind) {
    case 'sent':
      return 0;
    case 'failed':
      return failures + 1;
    case 'unsent':
      if (redelivery.reason === 'throttled') return MAX_FAILURES;
      return needsOperator(redelivery) ? failures : failures + 1;
    case 'unknown':
      // An inconclusive search for one message says nothing about the others: most need no search.
      return redelivery.search ? failures : failures + 1;
    default:
      return failures;
  }
}

/** Names why no run will ever send it: a person must (docs/operations.md). */
function stuckReason(redelivery: Redelivery): string | undefined {
  if (redelivery.kind === 'unreadable') return 'unreadable';
  return redelivery.kind === 'unknown' && redelivery.search === 'too-late' ? redelivery.code : undefined;
}

/** A message that fails, or cannot even be read, must not block the others. */
async function tryOne(message: PendingMessage, dependencies: Dependencies): Promise<Redelivery> {
  const reference = referenceOf(message.id);
  try {
    const redelivery = await redeliverOne(message, dependencies);
    const reason = stuckReason(redelivery);
    if (reason) dependencies.log('error', { event: 'contact.stuck', reason, reference });
    return redelivery;
  } catch (error) {
    dependencies.log('warn', { event: 'contact.redeliver-failed', reference, ...describeError(error) });
    return { kind: 'failed' };
  }
}

async function redeliverOne({ id, indexKeys, latestAt }: PendingMessage, dependencies: Dependencies): Promise<Redelivery> {
  const { ledger, now } = dependencies;
  const stored = await ledger.read(id);
  if (stored && !stored.entry) return { kind: 'unreadable' };
  if (!stored && now() - latestAt < ORPHAN_AGE_MS) return { kind: 'busy' };
  if (!isPending(stored)) {
    await ledger.removeIndexKeys(indexKeys);
    return { kind: 'cleared' };
  }
  const { entry } = stored;
  await ledger.removeIndexKeys(indexKeys.filter((indexKey) => indexKey !== indexKeyOf(entry)));
  const owned = remainingLease(entry, now()) === 0 ? await ledger.claim(stored) : undefined;
  return (owned && (await deliver(owned, dependencies))) ?? { kind: 'busy' };
}
