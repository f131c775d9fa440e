import { getStore, type Store, setEnvironmentContext } from '@netlify/blobs';
import { test as base, vi } from 'vitest';
import { createDependencies, type Dependencies } from '../../../netlify/contact/dependencies.ts';
import { fetchWithRetry } from '../../../netlify/contact/ledger/blob-fetch.ts';
import { type BlobStore, createBlobStore } from '../../../netlify/contact/ledger/blob-store.ts';
import type { Level } from '../../../netlify/contact/log.ts';
import { createMailer, type Mailer } from '../../../netlify/contact/mail/postmark.ts';
import { handleContact } from '../../../netlify/contact/request/handle.ts';
import { handleHealth } from '../../../netlify/contact/request/health.ts';
import { redeliver } from '../../../netlify/contact/schedule/redeliver.ts';
import type { Report } from '../../../netlify/contact/schedule/redeliver-report.ts';
import { startBlobServer } from '../../../netlify/local/blobs.ts';
import { startLocalPostmark } from '../../../netlify/local/postmark/server.ts';
import { identify } from '../../../src/message/identity.ts';
import { makeFolder } from '../folder.ts';
import { contactRequest, ORIGIN, SUBMITTED } from './contact-request.ts';
import { openInbox } from './inbox.ts';
import { MESSAGE } from './message.ts';

export const SETTINGS = {
  token: 'token',
  from: 'Trait <bonjour@trait.example>',
  to: 'equipe@trait.example',
  // Differs from the default stream: a search in the wrong one must find nothing.
  stream: 'contact',
  https: false,
};

export const MINUTE = 60_000;

type LoggedEvent = { level: Level; event: string } & Record<string, unknown>;
/** Sits between the blob client and its server; calls `next` once, twice or never. */
export type Wire = (request: { method: string; path: string }, next: () => Promise<Response>) => Promise<Response>;

/** Methods that a process calls outside itself. */
type Method = keyof BlobStore | keyof Mailer;

export type Backend = Awaited<ReturnType<typeof startBackend>>;

/** A test with a backend of its own. */
export const test = base.extend<{ backend: Backend }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's dependencies from this pattern.
  backend: async ({}, use) => {
    const backend = await startBackend();
    await use(backend);
    await backend.close();
  },
});

/**
 * The functions with the real clients of Postmark and Netlify Blobs, against the local Postmark and blob server. The clock moves
 * only when a function sleeps.
 */
async function startBackend() {
  const folder = await makeFolder({});
  const server = await startBlobServer(folder.path, 'blobs');
  const postmark = await startLocalPostmark({ port: 0 });
  const inbox = openInbox(postmark.url);
  const clock = { now: Date.UTC(2025, 10, 20, 9, 4) };
  const log: LoggedEvent[] = [];
  const wire: { through: Wire } = { through: (_request, next) => next() };

  const wired: typeof fetch = (input, init) => {
    const path = new URL(String(input)).pathname.split('/').slice(3).join('/');
    return wire.through({ method: (init?.method ?? 'get').toUpperCase(), path }, () => fetch(input, init));
  };
  const access = { siteID: 'site', token: 'blobs', edgeURL: server.url, uncachedEdgeURL: server.url };
  const blobs: Store = getStore({ name: 'contact-messages', consistency: 'strong', fetch: fetchWithRetry(wired, 0), ...access });
  const settings = { ...SETTINGS, host: `127.0.0.1:${postmark.port}` };
  const mailer = createMailer(settings);

  /** A new process: same store, same Postmark, nothing in memory. */
  const boot = (parts: Partial<Dependencies & { store: BlobStore }> = {}): Dependencies =>
    createDependencies({
      store: createBlobStore(() => blobs),
      mailer,
      now: () => clock.now,
      sleep: async (ms) => {
        clock.now += ms;
      },
      log: (level, event) => void log.push({ level, ...event }),
      ...parts,
    });
  const first = boot();

  /** A new process whose calls go through `around`, which proceeds, answers in its place, fails, or never returns. */
  const bootThrough = (around: (proceed: () => Promise<unknown>, method: Method) => Promise<unknown>): Dependencies => {
    const wrap = <Part extends object>(part: Part): Part => {
      const calls = Object.entries(part).map(([name, method]) => [
        name,
        (...input: unknown[]) => around(async () => method(...input), name as Method),
      ]);
      return Object.fromEntries(calls) as Part;
    };
    return boot({ store: wrap(createBlobStore(() => blobs)), mailer: wrap(mailer) });
  };
  /** A new process in which `act` runs just before its nth call of a method, or before every one. */
  const bootBefore = (method: Method, nth: number | 'every', act: () => unknown): Dependencies => {
    let calls = 0;
    return bootThrough(async (proceed, called) => {
      if (called === method && (nth === 'every' || ++calls === nth)) await act();
      return proceed();
    });
  };

  const entries = async (): Promise<Record<string, unknown>[]> => {
    const { blobs: listed } = await blobs.list({ prefix: 'messages/' });
    return Promise.all(listed.map(({ key }) => blobs.get(key, { type: 'json' })));
  };

  return {
    dependencies: first,
    boot,
    bootThrough,
    bootBefore,
    mailer,
    /** Waits one second for Postmark instead of fifteen. */
    hasty: createMailer(settings, { send: 1, search: 1 }),
    blobs,
    postmark,
    clock,
    log,
    wire,
    access,
    post: (request: Request = contactRequest(), dependencies: Dependencies = first): Promise<Response> =>
      handleContact(request, dependencies),
    redeliver: (dependencies: Dependencies = first): Promise<Report> => redeliver(dependencies),
    /** Posts a message and resolves with the status. */
    submit: async (dependencies: Dependencies = first, body: unknown = MESSAGE): Promise<number> =>
      (await handleContact(contactRequest({ body }), dependencies)).status,
    health: (dependencies: Dependencies = first, method = 'GET'): Promise<Response> =>
      handleHealth(new Request(`${ORIGIN}/api/contact-health`, { method }), dependencies),
    ...inbox,
    mailed: async (): Promise<number> => (await inbox.mails()).length,
    entries,
    states: async () => (await entries()).map(({ state }) => state),
    index: async () => (await blobs.list({ prefix: 'pending/' })).blobs.map(({ key }) => key),
    close: async (): Promise<void> => {
      await postmark.close();
      await server.stop();
      await folder.remove();
    },
  };
}

/**
 * Makes this process look like Netlify to a function for the rest of the test, with the backend's store and Postmark and a quiet console.
 */
export function deployTo({ access, postmark }: Backend, variables: Record<string, string> = {}): void {
  const { token, from, to } = SETTINGS;
  const environment = { POSTMARK_SERVER_TOKEN: token, POSTMARK_API_URL: postmark.url, CONTACT_FROM: from, CONTACT_TO: to, ...variables };
  setEnvironmentContext({ ...access, primaryRegion: 'us-east-2' });
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
}

/** Lets minutes pass, with a redelivery in each; Netlify runs one every five minutes. */
export async function minutesPass({ clock, redeliver }: Backend, count: number): Promise<void> {
  for (let minute = 0; minute < count; minute++) {
    clock.now += MINUTE;
    await redeliver();
  }
}

/** A call at which a process stops for good: `stop` never settles. `dead` resolves once it is called. */
export function fatalCall(): { stop: () => Promise<never>; dead: Promise<void> } {
  const { promise: dead, resolve: die } = Promise.withResolvers<void>();
  const stop = (): Promise<never> => {
    die();
    return new Promise(() => {});
  };
  return { stop, dead };
}

/** Postmark is unavailable until the faults are reset. */
export const DOWN = { kind: 'reject', preset: 'unavailable', times: 0 };

/** Leaves messages in the ledger, received a second apart, and an empty log. Resolves with their ids. */
export async function leavePending(backend: Backend, count: number, fault: object = DOWN, name = 'Message'): Promise<string[]> {
  await backend.faults(fault);
  const messages = Array.from({ length: count }, (_, index) => ({ ...MESSAGE, message: `${name} numéro ${index + 1}.` }));
  for (const message of messages) {
    const status = await backend.submit(backend.dependencies, message);
    if (status !== 202) throw new Error(`« ${message.message} » is not kept: ${status}`);
    backend.clock.now += 1_000;
  }
  await backend.faults();
  backend.log.length = 0;
  return Promise.all(messages.map((message) => identify(message, SUBMITTED)));
}
