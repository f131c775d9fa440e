import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ResolvedConfig } from 'vite';
import { prerenderAll } from './prerender-all.ts';

/** Once the browser's bundle is on disk, turns every route into a file beside it. */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      async handler(error) {
        if (error) return;
        const bundle = pathToFileURL(resolve(config.root, 'dist-ssr/main.js')).href;
        await prerenderAll(resolve(config.root, config.build.outDir), await import(bundle));
      },
    },
  };
}
