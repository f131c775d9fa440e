import { getStore } from '@netlify/blobs';
import { fetchWithRetry } from './blob-fetch.ts';
import { logLine } from './log.ts';
import { createIdleMailer, createMailer } from './postmark.ts';
import { createServices, type Services } from './services.ts';
import { ownOrigins, readSettings } from './settings.ts';
import { createSingleFlight } from './single-flight.ts';
import { createStore } from './store.ts';

/** Shared by all requests that this process serves at the same time; nothing else outlives a request. */
const singleFlight = createSingleFlight();

/** The production store, mailer, clock and log. Call it for each request: Netlify sets new store credentials every time. */
export function contactServices(): Services {
  const settings = readSettings(process.env);
  return createServices({
    // Reads are eventually consistent by default, and a stale one could mail a message twice.
    store: createStore(() => getStore({ name: 'contact-messages', consistency: 'strong', fetch: fetchWithRetry() })),
    mailer: 'wrong' in settings ? createIdleMailer(settings.wrong) : createMailer(settings),
    singleFlight,
    log: logLine,
    origins: ownOrigins(process.env),
  });
}
