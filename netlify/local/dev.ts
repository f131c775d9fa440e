// `npm run dev`: Vite with hot reload on the site's port, in front of the same functions, blobs, schedule and mail as `npm start`.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer as createVite } from 'vite';
import { loadEnvFile } from './env-file.ts';
import type { FunctionModule } from './functions.ts';
import { closeServer, createLocalServer, listen } from './http-server.ts';
import { liveUntilStopped } from './lifetime.ts';
import { type Platform, startPlatform } from './platform.ts';
import { readPort } from './ports.ts';
import { runCommand } from './refusal.ts';
import { root } from './root.ts';

await runCommand(async () => {
  loadEnvFile();
  const { values } = parseArgs({ options: { port: { type: 'string' }, state: { type: 'string' } } });
  if (values.port) process.env.PORT = values.port;
  const port = readPort('PORT', 8888);
  let platform: Platform | undefined;
  const server = createLocalServer(async (request, response) => {
    if (await platform?.handle(request, response)) return;
    // `netlify dev` adds the headers in dist/_headers to every response that does not set them: set our own CSP.
    response.setHeader('Content-Security-Policy', "frame-ancestors 'none'");
    vite.middlewares(request, response);
  });
  const vite = await createVite({ root, server: { middlewareMode: true, hmr: { server } } });
  const close = async (): Promise<void> => {
    await vite.close();
    await closeServer(server);
    await platform?.close();
  };
  platform = await startPlatform({
    load: async (file) => (await vite.ssrLoadModule(file)) as FunctionModule,
    stateDirectory: resolve(values.state ?? join(root, '.netlify')),
  });
  const address = await listen(server, port);
  liveUntilStopped(close);
  console.log(`Site  ${address}\nMail  ${platform.mailAddress}`);
});
