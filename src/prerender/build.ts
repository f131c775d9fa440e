// `npm run build`: builds the server bundle, which renders the pages, then the client bundle and the pages themselves. Both run in one
// process, which starts Vite once.
import { build } from 'vite';
import { refuseDeploy } from './deploy-check.ts';

const refusal = refuseDeploy();
if (refusal) {
  console.error(refusal);
  process.exit(1);
}

// Vite keeps a NODE_ENV that is already set, and any other value builds a site that doesn't register its service worker.
process.env.NODE_ENV = 'production';

await build({ build: { ssr: 'src/prerender/entry-server.tsx', outDir: 'dist-ssr' } });
await build();
