import { getDeployStore, getStore } from '@netlify/blobs';
import type { Context } from '@netlify/functions';
import { fetchWithRetry } from './blob-fetch.ts';
import { createBlobStore } from './blob-store.ts';
import { createDependencies, type Dependencies } from './dependencies.ts';
import { logLine } from './log.ts';
import { createIdleMailer, createMailer } from './postmark.ts';
import { ownOrigins, readSettings } from './settings.ts';
import { createSingleFlight } from './single-flight.ts';

/** Shared by all requests that this process serves at the same time; nothing else outlives a request. */
const singleFlight = createSingleFlight();

/**
 * The real store, mailer, clock and log. Call it for each request: Netlify sets new store credentials every time. Only production has the
 * site's own store, and `dev`, which is somebody's machine. Previews and branch deploys have one each, which goes with the deploy, and no
 * schedule.
 */
export function dependenciesFor({ context, id: deployID }: Pick<Context['deploy'], 'context' | 'id'>): Dependencies {
  // Netlify promises no context for a scheduled call. Without one it is production's: what a deploy's own store keeps might never be sent.
  const isPreview = !['production', 'dev'].includes(context || 'production');
  const settings = readSettings(process.env);
  return createDependencies({
    store: createBlobStore(() => {
      // Reads are eventually consistent by default, and a stale one could mail a message twice.
      const options = { name: 'contact-messages', consistency: 'strong', fetch: fetchWithRetry() } as const;
      return isPreview ? getDeployStore({ ...options, deployID }) : getStore(options);
    }),
    mailer: 'wrong' in settings ? createIdleMailer(settings.wrong) : createMailer({ ...settings, isPreview }),
    singleFlight,
    log: logLine,
    origins: ownOrigins(process.env),
  });
}
