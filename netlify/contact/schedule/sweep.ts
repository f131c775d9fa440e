import type { Dependencies } from '../dependencies.ts';
import { describeError } from '../log.ts';
import { DAY, RETENTION_MS } from '../timing.ts';

/**
 * Deletes one day's tombstones, if they are older than `RETENTION_MS` by the function's own clock. Each `run` of the schedule takes the next
 * day that may have expired. Future days are among them: only a wrong clock can have written those. Stops at the time `until`. Never throws:
 * a later run deletes what is left.
 */
export async function sweep({ ledger, log, now }: Dependencies, run: number, until: number): Promise<void> {
  try {
    const days = (await ledger.days()).filter((day) => mayHaveExpired(day, now()));
    const day = days[run % days.length];
    if (!day) return;
    for (const id of await ledger.idsOf(day)) {
      if (now() >= until) return;
      const entry = (await ledger.read(id))?.entry;
      if (entry?.state === 'sent' && now() - entry.at > RETENTION_MS) await ledger.deleteTombstone(id);
    }
  } catch (error) {
    log('warn', { event: 'contact.sweep-failed', ...describeError(error) });
  }
}

function mayHaveExpired(day: string, now: number): boolean {
  return day < utcDay(now - RETENTION_MS) || day > utcDay(now + DAY);
}

function utcDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
