import { setTimeout } from 'node:timers/promises';
import type { BlobStore } from './blob-store.ts';
import { createLedger, type Ledger } from './ledger.ts';
import type { Log } from './log.ts';
import type { Mailer } from './postmark.ts';
import { createSingleFlight, type SingleFlight } from './single-flight.ts';

/** The functions' dependencies, all replaceable in tests. */
export type Dependencies = {
  ledger: Ledger;
  mailer: Mailer;
  singleFlight: SingleFlight;
  /** Milliseconds since 1970. */
  now: () => number;
  sleep: (ms: number) => Promise<void>;
  log: Log;
  /** Origins allowed besides the request's own. */
  origins: readonly string[];
};

type Optional = 'singleFlight' | 'now' | 'sleep' | 'origins';
type Parts = Pick<Dependencies, 'mailer' | 'log'> & Partial<Pick<Dependencies, Optional>> & { store: BlobStore };

export function createDependencies({
  store,
  mailer,
  log,
  singleFlight = createSingleFlight(),
  now = Date.now,
  sleep = setTimeout,
  origins = [],
}: Parts): Dependencies {
  return { ledger: createLedger(store, now), mailer, singleFlight, now, sleep, log, origins };
}
