import type { Plugin } from 'vite';

/**
 * Has V8 compile each script whole, on another thread, when it is fetched: by default it compiles a function at its first call, which would
 * be during the visitor's tap (https://v8.dev/blog/explicit-compile-hints). With `<Suspense>` around
 * sections, it brings a page 309 instead of 407 ms after the tap (docs/performance.md, « Kept »). The hint works at the top of a file only,
 * where Vite may put its list of what an `import()` needs: `order: 'post'` puts the hint above that list.
 */
export const compileHint: Plugin = {
  name: 'compile-hint',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};
