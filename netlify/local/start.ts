// `npm start`: Vite's preview server for the built site. `npm run dev` (`--dev`): its development server, with hot reload. Both do for the
// site what Netlify does, and start the local mail.
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer, preview } from 'vite';
import { CommandError, runCommand } from './command.ts';
import { checkFolder, loadEnvFile, readPort } from './environment.ts';
import { requireFreePort } from './free-port.ts';
import { startBlobs } from './local-blobs.ts';
import { startMail } from './local-mail.ts';
import { localNetlify } from './plugin.ts';
import { root } from './root.ts';

const LAST_RESORT_MS = 3_000;
const PARENT_CHECK_MS = 500;

const OPTIONS = {
  dev: { type: 'boolean' },
  /** The process to end with, besides the parent: npm puts a shell in between. */
  npm: { type: 'string' },
  port: { type: 'string' },
  publish: { type: 'string' },
  state: { type: 'string' },
} as const;

await runCommand(async () => {
  checkFolder();
  loadEnvFile();
  const { values } = parseArgs({ options: OPTIONS });
  const publish = resolve(values.publish ?? join(root, 'dist'));
  if (!values.dev && !existsSync(publish)) throw new CommandError(`There is nothing to serve in ${publish}: run npm run build first.`);
  if (values.port) process.env.PORT = values.port;
  const port = readPort('PORT', 8888);
  await requireFreePort(port, 'PORT');
  const mailAddress = await startMail();
  await startBlobs(resolve(values.state ?? join(root, '.netlify'), 'blobs-serve'));
  // No CORS, as on Netlify. On 127.0.0.1 only.
  const options = { port, strictPort: true, host: '127.0.0.1', cors: false };
  const config = { root, plugins: [localNetlify(publish)], server: options, preview: options };
  // The preview needs nothing of vite.config.ts, which takes longer to load than all the rest.
  const server = values.dev ? await (await createServer(config)).listen() : await preview({ ...config, configFile: false });
  // Windows' shell passes on `$PPID` as it stands.
  liveUntilStopped(Number(values.npm) || process.ppid, () => server.close());
  const address = server.httpServer?.address() as AddressInfo;
  console.log(`Site  http://localhost:${address.port}\nMail  ${mailAddress}`);
});

/**
 * On the first signal, or once the parent or `npm` is gone, calls `close` and exits with status 0. Ignores further signals, because npm
 * forwards those that the terminal has already sent.
 */
function liveUntilStopped(npm: number, close: () => Promise<void>): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    // Vite, too, exits after SIGTERM, with this status if there is one.
    process.exitCode = 0;
    setTimeout(() => process.exit(), LAST_RESORT_MS).unref();
    await close();
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  const parent = process.ppid;
  setInterval(() => (process.ppid !== parent || !isAlive(npm)) && stop(), PARENT_CHECK_MS).unref();
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
