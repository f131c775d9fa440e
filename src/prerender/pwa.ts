import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { precacheEntries, precacheGlobs } from './precache-entries.ts';
import { webManifest } from './web-manifest.ts';

/** Once the browser's bundle is on disk: turns every route into a file beside it, then builds the worker that keeps them. */
export function pwa(): Plugin[] {
  const { KILL_SWITCH: asked = '' } = process.env;
  if (!['', '1'].includes(asked)) throw new Error(`KILL_SWITCH is ${asked}: it is 1, or it is not set`);
  const killSwitch = asked === '1';
  // The pages of such a build must not register: that would call back the worker which has just gone.
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
      // The kill switch keeps nothing: there is no list to inject.
      injectionPoint: killSwitch ? '' : 'self.__WB_MANIFEST',
      globPatterns: precacheGlobs,
      rollupFormat: 'iife',
    },
    integration: {
      async beforeBuildServiceWorker({ injectManifest }) {
        // Asked for after a build that failed, too, and what it threw then would be all that is said.
        if (failure) throw failure;
        const dist = injectManifest.globDirectory;
        // Named at run time, for the same reason as in article-modules.ts.
        const { prerenderAll }: typeof import('./prerender-all.ts') = await import(
          pathToFileURL(join(import.meta.dirname, 'prerender-all.ts')).href
        );
        const leftOut = await prerenderAll(dist, await import(pathToFileURL(resolve('dist-ssr/main.js')).href));
        injectManifest.manifestTransforms = [precacheEntries(dist, leftOut)];
      },
    },
  });
  return [{ name: 'keep-failure', buildEnd: keep, renderError: keep }, ...pwa];
}

/** The worker of a build that was served on the same port would go on answering in the development server's place. */
const killSwitchInDevelopment: Plugin = {
  name: 'kill-switch-in-development',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use('/sw.js', async (_request, response) => {
      const script = await server.transformRequest('/src/sw/kill-switch/sw.ts');
      response.setHeader('Content-Type', 'text/javascript').end(script?.code);
    });
  },
};
