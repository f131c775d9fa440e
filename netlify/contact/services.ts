import { createFlights, type Flights } from './flights.ts';
import { createLedger, type Ledger } from './ledger.ts';
import type { Log } from './log.ts';
import type { Mailer } from './postmark.ts';
import type { ContactStore } from './store.ts';

/** What the functions work with, all of it replaceable. */
export type Services = {
  ledger: Ledger;
  mailer: Mailer;
  flights: Flights;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Log;
  /** Origins besides the request's own from which the form may be sent. */
  origins: readonly string[];
};

type Parts = Pick<Services, 'mailer' | 'log'> & Partial<Pick<Services, 'flights' | 'now' | 'origins'>> & { store: ContactStore };

export function createServices({ store, mailer, log, flights = createFlights(), now = Date.now, origins = [] }: Parts): Services {
  return { ledger: createLedger(store, now), mailer, flights, now, log, origins };
}
