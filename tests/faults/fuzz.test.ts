import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { BlobStore } from '../../netlify/contact/blob-store.ts';
import { fuzz, stubPlatform } from '../support/fuzz/check-schedules.ts';
import type { Bugs } from '../support/fuzz/play-schedule.ts';

const RUNS = whole('FUZZ_RUNS', 1) ?? 1_000;
const SEED = whole('FUZZ_SEED');
const MOST_MS_PER_RUN = 60;

const { stackTraceLimit } = Error;
beforeAll(stubPlatform);
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Error.stackTraceLimit = stackTraceLimit;
});

it(`${RUNS} schedules of crashes, lost responses, clock jumps and concurrent actors mail each message once`, {
  timeout: RUNS * MOST_MS_PER_RUN,
}, async () => {
  const { runs, seed, failure } = await fuzz(RUNS, { seed: SEED });
  console.info(`fuzz: ${runs} schedules, FUZZ_SEED=${seed}`);
  expect(failure).toBeUndefined();
  expect(runs).toBe(RUNS);
});

/** The whole number in an environment variable, or `undefined` when it is unset or empty. Throws for anything else. */
function whole(variable: string, least = Number.MIN_SAFE_INTEGER): number | undefined {
  const value = process.env[variable];
  if (!value) return undefined;
  const number = Number(value);
  if (!Number.isSafeInteger(number) || number < least)
    throw new Error(`${variable}=${value} is no whole number${least === 1 ? ' above 0' : ''}`);
  return number;
}

/** Trusts its own writes: the next read finds whatever was last written under a key, whether or not it landed. */
function believing(store: BlobStore): BlobStore {
  const written = new Map<string, object>();
  const remember = (key: string, data: object) => void written.set(key, data);
  return {
    ...store,
    async create(key, data) {
      remember(key, data);
      return store.create(key, data);
    },
    async replace(key, data, etag) {
      remember(key, data);
      return store.replace(key, data, etag);
    },
    async read(key) {
      const data = written.get(key);
      if (!data) return store.read(key);
      written.delete(key);
      return { data, etag: (await store.readTagged(key))?.etag };
    },
  };
}

const PLANTED: [string, Bugs][] = [
  [
    'an outbox that deletes before it sends',
    {
      rows: (store) => ({
        ...store,
        change: (id, change, changeDraft) =>
          store.change(
            id,
            (row, draft) => {
              const after = change(row, draft);
              return after?.state === 'sending' ? undefined : after;
            },
            changeDraft,
          ),
      }),
    },
  ],
  ['a ledger that skips the read-back', { store: believing }],
  ['a redelivery that sends again without looking it up', { mailer: (mailer) => ({ ...mailer, find: async () => undefined }) }],
];

it.each(PLANTED)('finds a planted bug: %s', { timeout: 60_000 }, async (_bug, bugs) => {
  const { runs, failure } = await fuzz(5_000, { bugs });
  expect(failure).toMatch(/was mailed (0|2|3) times|is not there exactly once/);
  console.info(`found in schedule ${runs}: ${failure?.split('\n')[0]}`);
});
