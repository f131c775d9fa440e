import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../netlify/local/root.ts';

export type SiteOptions = {
  /** Runs `npm run dev`, which ignores `publish`, instead of `npm start`. */
  dev?: boolean;
  /** Any free port by default; a restarted site may want its previous one. */
  port?: number;
  mailPort?: number;
  /** The built site; dist by default. */
  publish?: string;
  /** Where blobs are kept; by default a new temporary folder, removed with the site. */
  state?: string;
  env?: Record<string, string>;
};

export type Site = {
  baseURL: string;
  mailURL: string;
  /** Everything that the server has printed so far. */
  output(): string;
  /** Stops the server as Ctrl-C does, or at once with SIGKILL. Resolves with its exit status. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
} & AsyncDisposable;

/** Nothing from a developer's own `.env` or shell may reach a test, least of all a real token. An empty variable counts as unset. */
const BARE = { POSTMARK_SERVER_TOKEN: '', POSTMARK_API_URL: '', POSTMARK_MESSAGE_STREAM: '', CONTACT_FROM: '', CONTACT_TO: '', URL: '' };

/** With compiled code cached, a server is ready in two thirds of the time. */
const COMPILE_CACHE = join(root, 'node_modules/.cache/compile');

/** Runs what `npm start` or `npm run dev` runs and waits until it is ready. Rejects with its output if it exits first. */
export async function startSite({ dev = false, port = 0, mailPort = 0, publish, state, env }: SiteOptions = {}): Promise<Site> {
  const stateDirectory = state ?? (await mkdtemp(join(tmpdir(), 'site-state-')));
  const child = spawn(
    process.execPath,
    [
      join(root, 'netlify/local/start.ts'),
      '--state',
      stateDirectory,
      ...(dev ? ['--dev'] : []),
      ...(publish ? ['--publish', publish] : []),
    ],
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
    return { baseURL, mailURL, output, stop, [Symbol.asyncDispose]: async () => void (await stop()) };
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

/** Waits for the two lines that announce that the server is ready. */
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
