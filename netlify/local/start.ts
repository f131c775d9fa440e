// `npm start` (`--build`): builds the site, then serves it with Vite's preview server. `npm run dev` (`--dev`): Vite's development server,
// with hot reload. Without either, as tests start it, it serves the site that is built. All do for the site what Netlify does, and start the local
// mail.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer, preview } from 'vite';
import { CommandError, runCommand } from '../../scripts/command.ts';
import { readEnvUrl } from '../../scripts/env-url.ts';
import { root } from '../../scripts/root.ts';
import { BLOBS_FOLDER, startBlobs } from './blobs.ts';
import { checkFolder, loadEnvFile, portError, readPort } from './environment.ts';
import { localNetlify } from './plugin.ts';
import { startMail } from './start-mail.ts';

/** `publish` and `state` are for the tests: the folder that is served, and the one that keeps the ledger. */
const OPTIONS = {
  build: { type: 'boolean' },
  dev: { type: 'boolean' },
  port: { type: 'string' },
  publish: { type: 'string' },
  state: { type: 'string' },
} as const;

await runCommand(async () => {
  checkFolder();
  const { shouldBuild, isDev, port, mailPort, publish, state, url } = readOptions();
  if (shouldBuild) build();
  if (!isDev && !existsSync(publish)) throw new CommandError(`There is nothing to serve in ${publish}: run npm run build first.`);
  const inboxUrl = await startMail(mailPort);
  await startBlobs(join(state, BLOBS_FOLDER));
  // Loopback only, since nothing here asks for a password. A tunnel has the host that URL names. No CORS, as on Netlify.
  const options = { port, strictPort: true, host: '127.0.0.1', allowedHosts: url ? [url.hostname] : [], cors: false };
  const config = { root, plugins: [localNetlify(publish)], server: options, preview: options };
  // The preview needs nothing of vite.config.ts, which takes longer to load than all the rest. `custom`: Vite answers only what
  // is a file, the plugin all else.
  const start = async () =>
    isDev
      ? (await createServer(config)).listen()
      : preview({ ...config, configFile: false, appType: 'custom', build: { outDir: publish } });
  const server = await start().catch((error) => {
    throw portError(error, port, 'PORT');
  });
  endOnRequest();
  const address = server.httpServer?.address() as AddressInfo;
  console.log(`Site  http://localhost:${address.port}\nMail  ${inboxUrl}`);
});

/** Reads flags and environment, `.env` included. Throws a CommandError that names what is wrong. */
function readOptions() {
  loadEnvFile();
  const { values } = parseArgs({ options: OPTIONS });
  if (values.port) process.env.PORT = values.port;
  const [port, mailPort] = [readPort('PORT', 8888), readPort('MAIL_PORT', 8025)];
  if (port !== 0 && port === mailPort) throw new CommandError(`PORT and MAIL_PORT are both ${port}: give each server a port of its own.`);
  // Read by the build, checked before it.
  readEnvUrl('VITE_BOOKING_URL');
  return {
    shouldBuild: values.build,
    isDev: values.dev,
    port,
    mailPort,
    url: readEnvUrl('URL'),
    publish: resolve(values.publish ?? join(root, 'dist')),
    state: resolve(values.state ?? join(root, '.netlify')),
  };
}

/** Builds in a process of its own, whose NODE_ENV is production. */
function build(): void {
  console.log('Building the site…');
  const { status } = spawnSync(process.execPath, ['src/prerender/build.ts'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new CommandError(`The build failed: src/prerender/build.ts ended with status ${status} (its reasons are above).`);
}

/** Ends with status 0 on Ctrl-C, `kill`, a closed terminal, and when prepare.mjs is gone. */
function endOnRequest(): void {
  const end = () => process.exit(0);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  process.on('disconnect', end);
}
