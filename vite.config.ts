import react from '@vitejs/plugin-react';
import unocss from 'unocss/vite';
import { defineConfig, type Rolldown } from 'vite';
import { ENTRY, FEED_STYLE, MEDIA_STYLE, WORKER } from './src/prerender/client-input.ts';
import { killSwitch, killSwitchInDevelopment } from './src/prerender/kill-switch.ts';
import { pwa } from './src/prerender/pwa.ts';

const CLIENT: Rolldown.RolldownOptions = {
  input: { register: WORKER, index: ENTRY, media: MEDIA_STYLE, feed: FEED_STYLE },
  output: {
    // Seven digits tell a file's builds apart, and Rolldown asks for as many. Every page lists some ten such names.
    hashCharacters: 'hex',
    entryFileNames: 'assets/[name]-[hash:7].js',
    chunkFileNames: ({ name }) => `assets/${name.replace('rolldown-', '')}-[hash:7].js`,
    assetFileNames: 'assets/[name]-[hash:7][extname]',
    // Has V8 compile each file whole, on another thread, when it is fetched: by default it compiles a function at its first call, which would be
    // during the visitor's tap. Works only at the top of a file: https://v8.dev/blog/explicit-compile-hints. Not `banner`, which the minifier
    // drops.
    postBanner: '//# allFunctionsCalledOnLoad',
    codeSplitting: {
      groups: [
        // The libraries that every page starts with, in two leaves, which import nothing that changes with the site's code or content: returning
        // visitors fetch neither again.
        { name: 'react-dom', test: /[\\/]node_modules[\\/](react-dom|scheduler)[\\/]/ },
        { name: 'vendor', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
        // One file for the site's own code that every page starts with, and one for what several pages share. By default, Rolldown spreads
        // them over some twenty files.
        { name: 'index', tags: ['$initial'], test: /^(?!.*(register-worker|worker-contract|feed\.css|media\.css))/ },
        { name: 'shared', test: /src\/\w+\/(booking\/|ui\/|sections\/|hero-variant|owner-facts)/, minShareCount: 2, maxModuleSize: 1500 },
      ],
    },
  },
};

export default defineConfig({
  plugins: [unocss(), react(), pwa(), killSwitchInDevelopment],
  define: {
    // Pages of a kill-switch build register no service worker: that would bring back the one that has just removed itself.
    'import.meta.env.KILL_SWITCH': String(killSwitch),
  },
  build: {
    target: 'es2023',
    // The menu and the agenda are popovers, supported in Firefox since 125.
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
    assetsInlineLimit: 0,
    manifest: true,
    // tests/build/budgets.test.ts checks compressed sizes.
    reportCompressedSize: false,
    // Unlike the default, it writes no-break spaces as they are in the HTML: the site bundle, which holds both, compresses to 2 KB less.
    minify: 'terser',
    modulePreload: { polyfill: false },
    rolldownOptions: CLIENT,
  },
});
