import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BLOBS_FOLDER } from '../../netlify/local/blobs.ts';
import { root } from '../../scripts/root.ts';
import { makeFolder } from './folder.ts';
import { BLANK_ENV } from './run-program.ts';

export type SiteOptions = {
  /** Runs `npm run dev`, which ignores `publish`, instead of `npm start`. */
  dev?: boolean;
  /** Any free port by default; a restarted site may want its previous one. */
  port?: number;
  mailPort?: number;
  /** The built site; dist by default. */
  publish?: string;
  env?: Record<string, string>;
};

export type Site = {
  baseURL: string;
  mailURL: string;
  /** Everything that the server has printed so far. */
  output(): string;
  /** Forgets every message, though not those that are being sent: a test may post the words of another on the same day. */
  forget(): Promise<void>;
  /** Stops the server as Ctrl-C does, or at once with SIGKILL. Resolves with its exit status. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
} & AsyncDisposable;

/** With compiled code cached, a server is ready in two thirds of the time. */
const COMPILE_CACHE = join(root, 'node_modules/.cache/compile');

/** Runs what `npm start` or `npm run dev` runs and waits until it is ready. Rejects with its output if it exits first. */
export async function startSite({ dev = false, port = 0, mailPort = 0, publish, env }: SiteOptions = {}): Promise<Site> {
  const state = await makeFolder({});
  const program = [join(root, 'netlify/local/start.ts'), '--state', state.path];
  const child = spawn(process.execPath, [...program, ...(dev ? ['--dev'] : []), ...(publish ? ['--publish', publish] : [])], {
    cwd: root,
    env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env, ...BLANK_ENV, PORT: String(port), MAIL_PORT: String(mailPort), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit').then(async ([code]) => {
    await state.remove();
    return code as number | null;
  });
  const ready = Promise.withResolvers<{ baseURL: string; mailURL: string }>();
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      const [, baseURL, mailURL] = /^Site +(\S+)\nMail +(\S+)\n/m.exec(output) ?? [];
      if (baseURL && mailURL) ready.resolve({ baseURL, mailURL });
    });
  const failed = ended.then((code) => {
    throw new Error(`The server ended with status ${code}: ${output.trim()}`);
  });
  const stop = (signal: NodeJS.Signals = 'SIGINT') => {
    child.kill(signal);
    return ended;
  };
  const forget = () => rm(join(state.path, BLOBS_FOLDER), { recursive: true, force: true });
  const addresses = await Promise.race([ready.promise, failed]);
  return { ...addresses, output: () => output, forget, stop, [Symbol.asyncDispose]: async () => void (await stop()) };
}
