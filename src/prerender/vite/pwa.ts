import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { isKillSwitch } from './kill-switch.ts';
import { webManifest } from './web-manifest.ts';

/**
 * Adds the web manifest and the service worker's code to the client build. inject-offline-list.ts adds the worker's list of files later: here,
 * the plugin would list them before the pages exist.
 */
export function pwa(): Plugin[] {
  return VitePWA({
    manifest: webManifest,
    strategies: 'injectManifest',
    srcDir: isKillSwitch() ? 'src/sw/kill-switch' : 'src/sw',
    filename: 'sw.ts',
    injectManifest: { injectionPoint: '', rollupFormat: 'iife' },
    // src/browser/worker/worker-registration.ts registers it.
    injectRegister: null,
  });
}
