// `npm run bench:function`: how fast send-contact answers in this process, with an empty ledger and one full of tombstones, and cold.
//   --messages 300        sent in each measurement
//   --tombstones 100000   of messages sent in the past
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { getStore } from '@netlify/blobs';
import { build } from 'vite';
import { createBlobStore } from '../../netlify/contact/blob-store.ts';
import { createServices } from '../../netlify/contact/contact-services.ts';
import { handleContact } from '../../netlify/contact/handle.ts';
import { sha256 } from '../../netlify/contact/identity.ts';
import { entryKey } from '../../netlify/contact/keys.ts';
import { createMailer } from '../../netlify/contact/postmark.ts';
import { runCommand } from '../../netlify/local/command.ts';
import { startBlobs } from '../../netlify/local/local-blobs.ts';
import { startSandbox } from '../../netlify/local/postmark-sandbox/server.ts';
import { root } from '../../netlify/local/root.ts';
import { contactRequest } from '../support/contact-request.ts';
import { table, whole } from './report.ts';

/** The two ledgers take turns, so that background load affects both alike. The first round is a warm-up. */
const ROUNDS = 6;
const LANES = [1, 16];
const STARTS = 9;
/** Highest accepted ratio of the median times, full ledger to empty: disk and cache speeds vary. */
const MAX_RATIO = 1.5;

type Send = () => Promise<void>;

await runCommand(async () => {
  const options = { messages: { type: 'string', default: '300' }, tombstones: { type: 'string', default: '100000' } } as const;
  const { values } = parseArgs({ options });
  const [messages, tombstones] = [whole('messages', values.messages), whole('tombstones', values.tombstones)];
  const folder = await mkdtemp(join(tmpdir(), 'bench-function-'));
  const blobs = await startBlobs(join(folder, 'blobs'));
  const sandbox = await startSandbox({ port: 0 });
  try {
    const [empty, full] = ['empty', 'full'].map((name) => startFunction(name, sandbox.port)) as [Send, Send];
    await full();
    await bury(join(folder, 'blobs'), tombstones);
    const rows = [];
    for (const lanes of LANES) {
      const times = { empty: [] as number[], full: [] as number[] };
      for (let round = 0; round < ROUNDS; round++)
        for (const [name, send] of [
          ['empty', empty],
          ['full', full],
        ] as const) {
          const durations = await time(send, Math.ceil(messages / (ROUNDS - 1)), lanes);
          if (round > 0) times[name].push(...durations);
        }
      rows.push({ lanes, times });
    }
    const cells = (times: number[]) => [50, 99].map((percent) => percentile(times, percent).toFixed(1));
    const head = [
      'messages at a time',
      'empty ledger: p50, ms',
      'p99, ms',
      `${tombstones.toLocaleString('en')} tombstones: p50, ms`,
      'p99, ms',
    ];
    console.log(
      table(
        head,
        rows.map(({ lanes, times }) => [String(lanes), ...cells(times.empty), ...cells(times.full)]),
      ),
    );
    console.log(`\n${await coldStart(folder)}`);
    const ratio = percentile(rows[0]?.times.full ?? [], 50) / percentile(rows[0]?.times.empty ?? [], 50);
    if (ratio > MAX_RATIO)
      console.log(`✗ a message takes ${ratio.toFixed(2)} times as long with ${tombstones} tombstones, at most ${MAX_RATIO}`);
    process.exitCode = ratio > MAX_RATIO ? 1 : 0;
  } finally {
    await sandbox.close();
    await blobs.close();
    await rm(folder, { recursive: true, force: true });
  }
});

/** The function with a ledger of this name on the real store, and the real mailer before the local Postmark. */
function startFunction(name: string, port: number): Send {
  const envelope = { from: 'site@trait.example', to: 'equipe@trait.example', stream: 'outbound' };
  const mailer = createMailer({ ...envelope, token: 'token', host: `127.0.0.1:${port}`, https: false });
  const services = createServices({ store: createBlobStore(() => getStore({ name, consistency: 'strong' })), mailer, log: () => {} });
  return async () => {
    const response = await handleContact(contactRequest(), services);
    if (response.status !== 200) throw new Error(`Answered ${response.status}: ${await response.text()}`);
  };
}

/** Adds tombstones of sent messages to the ledger `full` by writing the blob server's files directly. */
async function bury(directory: string, count: number): Promise<void> {
  const entry = (await readdir(directory, { recursive: true })).find(
    (file) => /full.*messages\/[0-9a-f]{2}\/[0-9a-f]{64}$/.test(file) && file.includes('entries'),
  );
  if (!entry) throw new Error('The blob server has kept no message');
  for (let place = 0; place < count; place++) {
    const key = entryKey(randomUUID());
    const file = join(directory, entry.replace(/messages\/.*$/, ''), key);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(
      file,
      JSON.stringify({ state: 'sent', digest: sha256(key), nonce: randomUUID(), messageId: randomUUID(), at: Date.now() }),
    );
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

/** The size of the function as one minified file, bundled as a host does, and how long a fresh process takes to load it. */
async function coldStart(folder: string): Promise<string> {
  await build({
    configFile: false,
    root,
    logLevel: 'silent',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: 'netlify/functions/send-contact.ts',
      outDir: join(folder, 'bundle'),
      minify: true,
      rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
    },
  });
  const [empty, bundle] = [join(folder, 'empty.mjs'), join(folder, 'bundle/send-contact.mjs')];
  await writeFile(empty, '');
  const times = [empty, bundle].map((file) => {
    const starts = Array.from({ length: STARTS }, () => {
      const started = performance.now();
      execFileSync(process.execPath, [file]);
      return performance.now() - started;
    });
    return percentile(starts, 50).toFixed(1);
  });
  return table(
    ['send-contact, cold', 'bundle, bytes', 'empty process, ms', 'process that imports it, ms'],
    [[`median of ${STARTS}`, (await stat(bundle)).size, ...times]],
  );
}
