import react from '@vitejs/plugin-react';
import unocss from 'unocss/vite';
import { defineConfig, type Rolldown } from 'vite';
import { clientInput } from './src/prerender/client-input.ts';
import { prepareScripts } from './src/prerender/prepare-scripts.ts';
import { pwa } from './src/prerender/pwa.ts';
import { reactSentinels } from './src/prerender/react-sentinels.ts';

/** Files named after what they hold, where the bundler names them after the module that asks for it. */
const FILE_NAMES: Record<string, string> = { mount: 'react-dom', 'rolldown-runtime': 'runtime' };

const CLIENT: Rolldown.RolldownOptions = {
  input: clientInput,
  output: {
    // Tells builds apart as well as longer names do, and every page lists some ten of them.
    hashCharacters: 'hex',
    chunkFileNames: ({ name }) => `assets/${FILE_NAMES[name] ?? name}-[hash].js`,
    codeSplitting: {
      groups: [
        // The libraries that every page starts with: like React DOM (mount.ts), a leaf, which imports nothing that changes with the site's
        // code or content, so that returning visitors fetch neither again.
        { name: 'vendor', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
        // One file for the site's own code that every page starts with, and one for what several pages share. By default, Rolldown spreads
        // them over some twenty files.
        { name: 'index', tags: ['$initial'], test: /^(?!.*register-worker)/ },
        { name: 'shared', test: /src\/app\/(booking\/|ui\/|sections\/|hero-variant)/, minShareCount: 2, maxModuleSize: 1500 },
      ],
    },
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [unocss(), react(), reactSentinels(), prepareScripts(), pwa()],
  build: {
    target: 'es2023',
    // The menu and the agenda are popovers, supported in Firefox since 125.
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
    assetsInlineLimit: 0,
    manifest: true,
    // The server bundle is used only during the build and needs no public files.
    copyPublicDir: !isSsrBuild,
    // tests/build/budgets.test.ts checks compressed sizes.
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    // The build runs the server bundle once: no need to split it.
    rolldownOptions: isSsrBuild ? { output: { codeSplitting: false } } : CLIENT,
  },
}));
