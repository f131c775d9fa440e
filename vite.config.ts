import react from '@vitejs/plugin-react';
import unocss from 'unocss/vite';
import { defineConfig, type Rolldown } from 'vite';
import { articleModules } from './src/prerender/article-modules.ts';
import { clientInput } from './src/prerender/client-input.ts';
import { prepareScripts } from './src/prerender/prepare-scripts.ts';
import { pwa } from './src/prerender/pwa.ts';
import { reactSentinels } from './src/prerender/react-sentinels.ts';

const CLIENT: Rolldown.RolldownOptions = {
  input: clientInput,
  output: {
    // What every page starts with is one file beside React DOM (mount.ts), and what several share another: left to itself, Rolldown shares them out among twenty.
    codeSplitting: {
      groups: [
        { name: 'index', tags: ['$initial'], test: /^(?!.*register-worker)/ },
        { name: 'shared', test: /src\/app\/(ui\/|sections\/|hero-variant)/, minShareCount: 2, maxModuleSize: 1500 },
      ],
    },
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [unocss(), react(), articleModules(), reactSentinels(), prepareScripts(), pwa()],
  build: {
    target: 'es2023',
    // The menu and the agenda are popovers, which Firefox has from 125 on.
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
    assetsInlineLimit: 0,
    manifest: true,
    // The server build's files never leave the build.
    copyPublicDir: !isSsrBuild,
    // tests/build/budgets.test.ts weighs what is sent, compressed as it is sent.
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    // What the build itself runs, once, is one file.
    rolldownOptions: isSsrBuild ? { output: { codeSplitting: false } } : CLIENT,
  },
}));
