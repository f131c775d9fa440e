// BUILD entry (`npm run build`): makes `dist` in four steps, all in this process, which loads Vite once.
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { CommandError, runCommand } from '../../scripts/command.ts';
import { readEnvUrl } from '../../scripts/env-url.ts';
import { root } from '../../scripts/root.ts';
import { deployRefusal, warnOfEmptyFields } from './deploy/deploy-check.ts';
import { injectOfflineList } from './offline/inject-offline-list.ts';
import { readOrigin } from './origin.ts';
import { buildInlineScript } from './page/inline-script.ts';
import { prerenderAll, type ServerBuild } from './prerender-all.ts';
import { isKillSwitch } from './vite/kill-switch.ts';

const SERVER = join(root, 'dist-ssr');

await runCommand(async () => {
  // The option is for the tests, which build a second site.
  const { values } = parseArgs({ options: { outDir: { type: 'string', default: join(root, 'dist') } } });
  const dist = resolve(values.outDir);
  // Wrong settings are named before anything is built.
  const killSwitch = isKillSwitch();
  readEnvUrl('VITE_BOOKING_URL');
  readOrigin();
  const refusal = deployRefusal();
  if (refusal) throw new CommandError(refusal);
  warnOfEmptyFields();

  // Vite keeps a NODE_ENV that is already set, and any other value builds a site that doesn't register its service worker.
  process.env.NODE_ENV = 'production';

  // 1. What browsers load: scripts, stylesheets, public files, the web manifest, and the service worker's code.
  await build({ root, build: { outDir: dist, emptyOutDir: true } });

  // 2. What renders the pages, once: in one file, and without public files.
  await build({
    root,
    build: {
      ssr: 'src/prerender/entry-server.tsx',
      outDir: SERVER,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });

  // 3. The pages, with the inline script, and what is made of them: site bundle, feed, sitemap, headers.
  const server: ServerBuild = await import(pathToFileURL(join(SERVER, 'entry-server.js')).href);
  const offlineFiles = await prerenderAll(dist, server, await buildInlineScript());

  // 4. The service worker's list of what it fetches. A kill switch caches nothing.
  if (!killSwitch) await injectOfflineList(dist, offlineFiles);

  // Vite's manifest, which only step 3 needs.
  await rm(join(dist, '.vite'), { recursive: true });
});
