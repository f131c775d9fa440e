// `npm start`: serves the built site in one process as Netlify would, functions, blobs, schedule and mail included.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { createCdn } from './cdn/cdn.ts';
import { loadEnvFile } from './env-file.ts';
import { closeServer, createLocalServer, listen } from './http-server.ts';
import { liveUntilStopped } from './lifetime.ts';
import { startPlatform } from './platform.ts';
import { readPort } from './ports.ts';
import { Refusal, runCommand } from './refusal.ts';
import { root } from './root.ts';

await runCommand(async () => {
  loadEnvFile();
  const { values } = parseArgs({ options: { publish: { type: 'string' }, state: { type: 'string' } } });
  const publish = resolve(values.publish ?? join(root, 'dist'));
  if (!existsSync(publish)) throw new Refusal(`There is nothing to serve in ${publish}: run npm run build first.`);
  const port = readPort('PORT', 8888);
  const platform = await startPlatform({
    load: (file) => import(pathToFileURL(file).href),
    stateDirectory: resolve(values.state ?? join(root, '.netlify')),
  });
  const serveFile = createCdn(publish);
  const server = createLocalServer(async (request, response) => {
    if (!(await platform.handle(request, response))) await serveFile(request, response);
  });
  const address = await listen(server, port);
  liveUntilStopped(async () => {
    await closeServer(server);
    await platform.close();
  });
  console.log(`Site  ${address}\nMail  ${platform.mailAddress}`);
});
