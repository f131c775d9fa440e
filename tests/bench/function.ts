// `npm run bench:function`: how fast send-contact answers in this process, with an empty ledger and with one full of tombstones.
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { getStore } from '@netlify/blobs';
import { createDependencies } from '../../netlify/contact/dependencies.ts';
import { createBlobStore } from '../../netlify/contact/ledger/blob-store.ts';
import { entryKey } from '../../netlify/contact/ledger/keys.ts';
import { createMailer } from '../../netlify/contact/mail/postmark.ts';
import { handleContact } from '../../netlify/contact/request/handle.ts';
import { startBlobs } from '../../netlify/local/blobs.ts';
import { startLocalPostmark } from '../../netlify/local/postmark/server.ts';
import { runCommand } from '../../scripts/command.ts';
import { identify } from '../../src/message/identity.ts';
import { contactRequest } from '../support/contact/contact-request.ts';
import { MESSAGE } from '../support/contact/message.ts';
import { makeFolder } from '../support/folder.ts';
import { table } from './report.ts';

/** In each measurement. */
const MESSAGES = 300;
const TOMBSTONES = 100_000;
const DAYS = 365;
const DAY_MS = 86_400_000;
/** The two ledgers take turns, so that background load affects both alike. The first round is a warm-up. */
const ROUNDS = 6;
const LANES = [1, 16];
const LEDGERS = ['empty', 'full'] as const;
/**
 * Highest accepted ratio of the median times, full ledger to empty. The local server tells etags only in lists, for which it goes through
 * the folders of a year's days: 1.5 to 1.7. Netlify's sends them with each read.
 */
const MAX_RATIO = 2;

type Send = () => Promise<void>;

await runCommand(async () => {
  const folder = await makeFolder({});
  await startBlobs(folder.path);
  const { port } = await startLocalPostmark({ port: 0 });
  const send = { empty: startFunction('empty', port), full: startFunction('full', port) };
  await send.full();
  await bury(folder.path, TOMBSTONES);
  const rows = [];
  for (const lanes of LANES) {
    const times = { empty: [] as number[], full: [] as number[] };
    for (let round = 0; round < ROUNDS; round++)
      for (const ledger of LEDGERS) {
        const durations = await time(send[ledger], Math.ceil(MESSAGES / (ROUNDS - 1)), lanes);
        if (round > 0) times[ledger].push(...durations);
      }
    rows.push({ lanes, times });
  }
  const head = LEDGERS.flatMap((ledger) => [`${ledger} ledger: p50, ms`, 'p99, ms']);
  const cells = (times: number[]) => [50, 99].map((percent) => percentile(times, percent).toFixed(1));
  const lines = rows.map(({ lanes, times }) => [String(lanes), ...LEDGERS.flatMap((ledger) => cells(times[ledger]))]);
  console.log(table(['messages at a time', ...head], lines));
  const [alone] = rows;
  const ratio = percentile(alone?.times.full ?? [], 50) / percentile(alone?.times.empty ?? [], 50);
  const isSlow = ratio > MAX_RATIO;
  if (isSlow) console.log(`✗ a message takes ${ratio.toFixed(2)} times as long with ${TOMBSTONES} tombstones, at most ${MAX_RATIO}`);
  await folder.remove();
  process.exit(isSlow ? 1 : 0);
});

/** The function with a ledger of this name on the real store, and the real mailer before the local Postmark. */
function startFunction(name: string, port: number): Send {
  const settings = { from: 'site@trait.example', to: 'equipe@trait.example', stream: 'outbound' };
  const mailer = createMailer({ ...settings, token: 'token', host: `127.0.0.1:${port}`, https: false });
  const dependencies = createDependencies({
    store: createBlobStore(() => getStore({ name, consistency: 'strong' })),
    mailer,
    log: () => {},
  });
  return async () => {
    const response = await handleContact(contactRequest({ body: anotherMessage() }), dependencies);
    if (response.status !== 200) throw new Error(`Answered ${response.status}: ${await response.text()}`);
  };
}

function anotherMessage() {
  return { ...MESSAGE, message: `Bonjour, voici le message ${randomUUID()}.` };
}

/** Adds tombstones of a year's messages to the ledger `full` by writing the blob server's files directly. */
async function bury(directory: string, count: number): Promise<void> {
  const files = await readdir(directory, { recursive: true });
  const entry = files.find((file) => /entries.*full.*messages\/[\d-]{10}\/[0-9a-f]{64}$/.test(file));
  if (!entry) throw new Error('The blob server has kept no message');
  for (let place = 0; place < count; place++) {
    const at = Date.now() - (place % DAYS) * DAY_MS;
    const id = await identify(anotherMessage(), at);
    const tombstone = { state: 'sent', id, nonce: randomUUID(), messageId: randomUUID(), at };
    const file = join(directory, entry.replace(/messages\/.*$/, ''), entryKey(id));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(tombstone));
  }
}

/** Sends `count` messages, `lanes` at a time. Resolves with the milliseconds that each took. */
async function time(send: Send, count: number, lanes: number): Promise<number[]> {
  const durations: number[] = [];
  let left = count;
  const lane = async () => {
    while (left-- > 0) {
      const started = performance.now();
      await send();
      durations.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return durations;
}

/** Nearest-rank percentile: the smallest value that at least `percent` per cent of the values do not exceed. */
function percentile(values: readonly number[], percent: number): number {
  return values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil((values.length * percent) / 100) - 1)] ?? Number.NaN;
}
