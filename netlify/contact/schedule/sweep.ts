import type { Dependencies } from '../dependencies.ts';
import { describeError } from '../log.ts';
import { DAY, RETENTION_MS } from '../timing.ts';

/**
 * Deletes tombstones that are older than `RETENTION_MS` by the function's own clock, of one day in each run: of days that are over, and of
 * those to come, which only a wrong clock can have written. Each `run` of the schedule takes the next day. Stops at the time `until`.
 * Never throws: what fails is deleted in a later run.
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
