import type { Plugin } from 'vite';

/**
 * Makes V8 compile each script as a whole, on another thread, when it is fetched (https://v8.dev/blog/explicit-compile-hints). By default,
 * V8 compiles a function at its first call, which would be during the visitor's tap. With `<Suspense>` around sections, a page comes 309
 * instead of 407 ms after the tap (docs/performance.md, « Kept »). The hint works only at the top of a file, where Vite may also put the
 * list of what an `import()` needs: `order: 'post'` puts the hint above it.
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
