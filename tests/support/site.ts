import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../netlify/local/root.ts';

export type SiteOptions = {
  /** What runs: `npm start`, unless it is `npm run dev`, which builds nothing and has no use for `publish`. */
  program?: 'serve' | 'dev';
  /** Any free port unless told otherwise; a site that is started again may want its old one. */
  port?: number;
  mailPort?: number;
  /** The built site; dist unless told otherwise. */
  publish?: string;
  /** Where blobs are kept. A new temporary folder, removed with the site, unless told otherwise. */
  state?: string;
  env?: Record<string, string>;
};

export type Site = {
  baseURL: string;
  mailURL: string;
  /** All that the server has said so far. */
  output(): string;
  /** Ends the server as Ctrl-C does, or at once with SIGKILL, and answers its exit status. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

/** Nothing of a developer's own `.env` or shell may reach a test, least of all a real token: an empty variable counts as none. */
const BARE = { POSTMARK_SERVER_TOKEN: '', POSTMARK_API_URL: '', POSTMARK_MESSAGE_STREAM: '', CONTACT_FROM: '', CONTACT_TO: '', URL: '' };

/** Compiled once, a server is ready in two thirds of the time. */
const COMPILE_CACHE = join(root, 'node_modules/.cache/compile');

/** Runs what `npm start` or `npm run dev` runs and waits until it is ready. Rejects with what it said when it ends instead. */
export async function startSite({ program = 'serve', port = 0, mailPort = 0, publish, state, env }: SiteOptions = {}): Promise<Site> {
  const stateDirectory = state ?? (await mkdtemp(join(tmpdir(), 'site-state-')));
  const child = spawn(
    process.execPath,
    [join(root, `netlify/local/${program}.ts`), '--state', stateDirectory, ...(publish ? ['--publish', publish] : [])],
    {
      cwd: root,
      env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env, ...BARE, PORT: String(port), MAIL_PORT: String(mailPort), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const output = collect(child);
  const stop = async (signal: NodeJS.Signals = 'SIGINT'): Promise<number | null> => {
    child.kill(signal);
    const code = await ended;
    if (!state) await rm(stateDirectory, { recursive: true, force: true });
    return code;
  };
  try {
    const [baseURL, mailURL] = await Promise.race([addresses(child, output), ended.then((code) => fail(code, output()))]);
    return { baseURL, mailURL, output, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function collect(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  return () => text;
}

/** The two lines that say that the server is ready. */
async function addresses(child: ChildProcess, output: () => string): Promise<[string, string]> {
  for (;;) {
    const [, site, mail] = /^Site +(\S+)\nMail +(\S+)\n/m.exec(output()) ?? [];
    if (site && mail) return [site, mail];
    if (child.stdout) await once(child.stdout, 'data');
  }
}

function fail(code: number | null, output: string): never {
  throw new Error(`The server ended with status ${code}: ${output.trim()}`);
}
