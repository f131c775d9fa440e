import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { WORKER_URL } from '../shared/worker-contract.ts';
import { precacheEntries, precacheGlobs } from './precache-entries.ts';
import { webManifest } from './web-manifest.ts';

/** Once the client bundle is on disk, prerenders every route next to it, then builds the service worker that precaches them. */
export function pwa(): Plugin[] {
  const { KILL_SWITCH: asked = '' } = process.env;
  if (!['', '1'].includes(asked)) throw new Error(`KILL_SWITCH is ${asked}: it is 1, or it is not set`);
  const killSwitch = asked === '1';
  // Pages of a kill-switch build must not register a worker: that would bring back the one that has just removed itself.
  const define = { 'import.meta.env.KILL_SWITCH': String(killSwitch) };
  return [...worker(killSwitch), { name: 'kill-switch', config: () => ({ define }) }, killSwitchInDevelopment];
}

function worker(killSwitch: boolean): Plugin[] {
  let failure: Error | undefined;
  const keep = (error?: Error) => {
    failure ??= error;
  };
  const pwa = VitePWA({
    strategies: 'injectManifest',
    srcDir: killSwitch ? 'src/sw/kill-switch' : 'src/sw',
    filename: 'sw.ts',
    registerType: 'prompt',
    injectRegister: null,
    includeManifestIcons: false,
    manifest: webManifest,
    injectManifest: {
      // The kill switch caches nothing, so there is no list to inject.
      injectionPoint: killSwitch ? '' : 'self.__WB_MANIFEST',
      globPatterns: precacheGlobs,
      // Workbox weighs files before compression; offline-budget.ts weighs what is downloaded.
      maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
      rollupFormat: 'iife',
    },
    integration: {
      async beforeBuildServiceWorker({ injectManifest }) {
        // The plugin calls this even after a failed build. Any error thrown below would then hide the build's own.
        if (failure) throw failure;
        const dist = injectManifest.globDirectory;
        // The path is computed at run time: Vite bundles whatever its config imports by a literal path.
        const { prerenderAll }: typeof import('./prerender-all.ts') = await import(
          pathToFileURL(join(import.meta.dirname, 'prerender-all.ts')).href
        );
        await prerenderAll(dist, await import(pathToFileURL(resolve('dist-ssr/entry-server.js')).href));
        injectManifest.manifestTransforms = [precacheEntries(dist)];
      },
    },
  });
  return [{ name: 'keep-failure', buildEnd: keep, renderError: keep }, ...pwa];
}

/** Serves the kill switch in its place: the worker of a build served earlier on the same port would otherwise answer for the dev server. */
const killSwitchInDevelopment: Plugin = {
  name: 'kill-switch-in-development',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use(WORKER_URL, async (_request, response) => {
      const script = await server.transformRequest('/src/sw/kill-switch/sw.ts');
      response.setHeader('Content-Type', 'text/javascript').end(script?.code);
    });
  },
};
