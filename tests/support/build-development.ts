// `node tests/support/build-development.ts <folder>`: builds the site with React's development build, and without a worker to cache it.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import unocss from 'unocss/vite';
import { build } from 'vite';
import { root } from '../../netlify/local/root.ts';
import { ENTRY, WORKER } from '../../src/prerender/client-input.ts';
import { prerenderAll } from '../../src/prerender/prerender-all.ts';

const outDir = resolve(process.argv[2] ?? '');
process.env.NODE_ENV = 'development';

await build({
  root,
  configFile: false,
  mode: 'development',
  logLevel: 'error',
  plugins: [unocss(), react()],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { input: { register: WORKER, index: ENTRY } },
    modulePreload: { polyfill: false },
  },
});
await prerenderAll(outDir, await import(pathToFileURL(join(root, 'dist-ssr/entry-server.js')).href));
