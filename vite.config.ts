import react from '@vitejs/plugin-react';
import unocss from 'unocss/vite';
import { defineConfig } from 'vite';
import { compileHint } from './src/prerender/vite/compile-hint.ts';
import { entries } from './src/prerender/vite/entries.ts';
import { isKillSwitch, killSwitchInDevelopment } from './src/prerender/vite/kill-switch.ts';
import { pwa } from './src/prerender/vite/pwa.ts';

export default defineConfig({
  plugins: [unocss(), react(), pwa(), killSwitchInDevelopment, compileHint],
  define: {
    // Pages of a kill-switch build register no service worker: that would bring back the one that has just removed itself.
    'import.meta.env.KILL_SWITCH': String(isKillSwitch()),
  },
  build: {
    // The README's browsers: the line's heights are `round()`, in Chrome since 125; colours are `light-dark()`, in Safari since 17.5; the menu
    // is a popover, in Firefox since 125.
    cssTarget: ['chrome125', 'firefox125', 'safari17.5'],
    // The CSP allows no fonts as `data:` URLs.
    assetsInlineLimit: 0,
    // Tells the prerender which files each page loads.
    manifest: true,
    // Every browser that React starts in has modulepreload.
    modulePreload: { polyfill: false },
    // tests/build/budgets.test.ts checks compressed sizes.
    reportCompressedSize: false,
    rolldownOptions: {
      input: entries,
      output: {
        codeSplitting: {
          // These import nothing of the site's own code, so returning visitors need not fetch them again when it changes.
          groups: [
            { name: 'react-dom', test: /[\\/]node_modules[\\/](react-dom|scheduler)[\\/]/ },
            // `$initial`: what the entry imports.
            { name: 'vendor', test: /[\\/]node_modules[\\/]/, tags: ['$initial'] },
            { name: 'keen-slider', test: /[\\/]node_modules[\\/]keen-slider[\\/]/ },
          ],
        },
      },
    },
  },
});
