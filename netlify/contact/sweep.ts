import type { Dependencies } from './dependencies.ts';
import { PARTS } from './keys.ts';
import { describeError } from './log.ts';
import { RETENTION } from './timing.ts';

/**
 * Deletes the tombstones and aliases of one part that are older than `RETENTION`. Each `run` takes the next part: with one every five
 * minutes, a part's turn comes every 14 days. Never throws: what fails is deleted in the part's next turn.
 */
export async function sweep({ ledger, log, now }: Dependencies, run: number): Promise<void> {
  try {
    for (const key of await ledger.part(run % PARTS)) {
      const entry = (await ledger.look(key))?.entry;
      // Netlify cannot delete on a condition: only these two states are safe, which nobody claims or changes while they exist.
      const isFinal = entry?.state === 'sent' || entry?.state === 'joined';
      if (isFinal && now() - entry.at > RETENTION) await ledger.forget(key);
    }
  } catch (error) {
    log('warn', { event: 'contact.sweep-failed', ...describeError(error) });
  }
}
