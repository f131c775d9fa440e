// `npm run build`: the server's bundle, which renders the pages, and the browser's with the pages beside it. In one process, which reads the
// articles once.
import { build } from 'vite';

// Vite keeps what the environment says, and anything else makes a site without a worker.
process.env.NODE_ENV = 'production';

await build({ build: { ssr: 'src/prerender/main.tsx', outDir: 'dist-ssr' } });
await build();
