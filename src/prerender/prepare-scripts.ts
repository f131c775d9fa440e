import type { Plugin } from 'vite';

/** Only at the top of a file: https://v8.dev/blog/explicit-compile-hints. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has every script compiled whole when it is fetched, long ones on another thread. Left to itself, V8 compiles a function when it is first
 * called: React's part of that, and a page's that was loaded ahead, falls into the visitor's tap.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    generateBundle: {
      // After Vite has put its own line at the top.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = COMPILE_HINT + chunk.code;
      },
    },
  };
}
