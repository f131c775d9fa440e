import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getStore } from '@netlify/blobs';
import { handleContact } from '../../../netlify/contact/handle.ts';
import { sha256 } from '../../../netlify/contact/identity.ts';
import { entryKey } from '../../../netlify/contact/keys.ts';
import type { Submission } from '../../../netlify/contact/ledger.ts';
import { createMailer, type Mailer } from '../../../netlify/contact/postmark.ts';
import { createServices } from '../../../netlify/contact/services.ts';
import { createStore } from '../../../netlify/contact/store.ts';
import { startBlobs } from '../../../netlify/local/blobs.ts';
import { startSandbox } from '../../../netlify/local/postmark-sandbox/server.ts';

const ORIGIN = 'https://site.example';
const MESSAGE = { name: 'Jeanne Martin', email: 'jeanne@exemple.fr', message: 'Bonjour, nous voulons refaire notre site.' };

export type RunningFunction = ReturnType<Awaited<ReturnType<typeof startPlatform>>['start']>;

/**
 * Starts the function's dependencies in this process: a local blob server for the real ledger, the Postmark sandbox for the real mailer.
 */
export async function startPlatform() {
  const directory = await mkdtemp(join(tmpdir(), 'bench-function-'));
  const blobs = await startBlobs(directory);
  const sandbox = await startSandbox({ port: 0 });
  const envelope = { from: 'site@trait.example', to: 'equipe@trait.example', stream: 'outbound' };
  const mailer = createMailer({ ...envelope, token: 'token', host: `127.0.0.1:${sandbox.port}`, https: false });
  return {
    /** Starts the function with a ledger of this name. */
    start: (name: string) => startFunction(name, directory, mailer),
    async close(): Promise<void> {
      await sandbox.close();
      await blobs.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function startFunction(name: string, directory: string, mailer: Mailer) {
  const store = createStore(() => getStore({ name, consistency: 'strong' }));
  const services = createServices({ store, mailer, log: () => {} });
  return {
    /** Milliseconds from request to response. Rejects unless the message was sent. */
    async send(): Promise<number> {
      const request = contactRequest();
      const started = performance.now();
      const response = await handleContact(request, services);
      const duration = performance.now() - started;
      if (response.status !== 200) throw new Error(`Answered ${response.status}: ${await response.text()}`);
      return duration;
    },
    /** Milliseconds that one claim of a new message takes. */
    async claim(): Promise<number> {
      const submission: Submission = { id: randomUUID(), digest: sha256(MESSAGE.message), message: MESSAGE, receivedAt: Date.now() };
      const started = performance.now();
      const held = await services.ledger.claim(submission, undefined);
      const duration = performance.now() - started;
      if (!held) throw new Error('A new message could not be claimed');
      return duration;
    },
    /** Adds `count` tombstones of sent messages by writing the blob server's files directly. */
    bury: async (count: number): Promise<void> => await bury(await folderOfEntries(directory, name), count),
  };
}

function contactRequest(): Request {
  const headers = { Origin: ORIGIN, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
  return new Request(`${ORIGIN}/api/send-contact`, { method: 'POST', headers, body: JSON.stringify(MESSAGE) });
}

/** The folder of a store's entries on disk, to which the paths of `entryKey` are relative. Rejects when the store is empty. */
async function folderOfEntries(directory: string, name: string): Promise<string> {
  const files = await readdir(directory, { recursive: true });
  const isEntry = /(^|\/)entries\/.*messages\/[0-9a-f]{2}\/[0-9a-f]{64}$/;
  const entry = files.find((file) => isEntry.test(file) && file.includes(name));
  if (!entry) throw new Error('Send a message first: the blob server has kept none');
  return join(directory, entry.replace(/messages\/.*$/, ''));
}

async function bury(folder: string, count: number): Promise<void> {
  for (let place = 0; place < count; place++) {
    const key = entryKey(randomUUID());
    const file = join(folder, key);
    await mkdir(join(file, '..'), { recursive: true });
    const tombstone = { state: 'sent', digest: sha256(key), nonce: randomUUID(), messageId: randomUUID(), at: Date.now() };
    await writeFile(file, JSON.stringify(tombstone));
  }
}
