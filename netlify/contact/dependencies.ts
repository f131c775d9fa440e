import { setTimeout } from 'node:timers/promises';
import { getDeployStore, getStore } from '@netlify/blobs';
import type { Context } from '@netlify/functions';
import { fetchWithRetry } from './ledger/blob-fetch.ts';
import { type BlobStore, createBlobStore } from './ledger/blob-store.ts';
import { createLedger, type Ledger } from './ledger/ledger.ts';
import { type Log, logLine } from './log.ts';
import { createIdleMailer, createMailer, type Mailer } from './mail/postmark.ts';
import { ownOrigins, readSettings } from './settings.ts';

/** The functions' dependencies, all replaceable in tests. */
export type Dependencies = {
  ledger: Ledger;
  mailer: Mailer;
  /** Milliseconds since 1970. */
  now: () => number;
  sleep: (ms: number) => Promise<void>;
  log: Log;
  /** Origins allowed besides the request's own. */
  origins: readonly string[];
  /** Names of the environment's variables that keep mails from being sent. */
  wrongSettings: readonly string[];
};

type Parts = { store: BlobStore } & Pick<Dependencies, 'mailer' | 'log'> & Partial<Omit<Dependencies, 'ledger'>>;

export function createDependencies({
  store,
  mailer,
  log,
  now = Date.now,
  sleep = setTimeout,
  origins = [],
  wrongSettings = [],
}: Parts): Dependencies {
  return { ledger: createLedger(store, now), mailer, now, sleep, log, origins, wrongSettings };
}

/**
 * The real store, mailer, clock and log. Call it for each request: Netlify sets new store credentials every time. Production has the site's
 * own store, and so has `dev`, which is somebody's machine. Each preview or branch deploy has one of its own, which goes with the deploy,
 * and no schedule.
 */
export function dependenciesFor({ context, id: deployID }: Pick<Context['deploy'], 'context' | 'id'>): Dependencies {
  // Netlify promises no context for a scheduled call. Without one it is production's: what a deploy's own store keeps might never be sent.
  const isPreview = !['production', 'dev'].includes(context || 'production');
  const settings = readSettings(process.env);
  const wrongSettings = 'wrong' in settings ? settings.wrong : [];
  return createDependencies({
    store: createBlobStore(() => {
      // Reads are eventually consistent by default, and a stale one could mail a message twice.
      const options = { name: 'contact-messages', consistency: 'strong', fetch: fetchWithRetry() } as const;
      return isPreview ? getDeployStore({ ...options, deployID }) : getStore(options);
    }),
    mailer: 'wrong' in settings ? createIdleMailer(settings.wrong) : createMailer({ ...settings, isPreview }),
    log: logLine,
    origins: ownOrigins(process.env),
    wrongSettings,
  });
}
