import type { Plugin } from 'vite';

/** Only at the top of a file: https://v8.dev/blog/explicit-compile-hints. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has the entry compiled whole on another thread, while it is fetched. Left to itself, V8 compiles a function when it is first called, on
 * the page's own thread: React's part of that falls into the visitor's first tap. The other modules are too small to be worth a thread.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    generateBundle: {
      // After Vite has put its own line at the top.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) chunk.code = COMPILE_HINT + chunk.code;
      },
    },
  };
}
