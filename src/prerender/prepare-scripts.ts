import type { Plugin } from 'vite';

/** Only at the top of a file: https://v8.dev/blog/explicit-compile-hints. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** A browser holds a file in one byte a character as long as it has none of these; a single `’` makes it two for all of them. */
const BEYOND_ONE_BYTE = /[^\0-\xff]/g;
/** What Vite leaves where a stylesheet was imported. */
const PLACEHOLDER = /\/\* empty css +\*\//g;

/**
 * Has every script read with as little memory as can be, and compiled whole when it is fetched, long ones on another thread. Left to itself,
 * V8 compiles a function when it is first called: React's part of that, and a page's that was loaded ahead, falls into the visitor's tap.
 */
export function prepareScripts(): Plugin {
  return {
    name: 'prepare-scripts',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    generateBundle: {
      // After Vite has put its own line at the top.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') chunk.code = COMPILE_HINT + oneByte(chunk.code.replace(PLACEHOLDER, ''));
      },
    },
  };
}

/** An escape means the same in all that a minifier leaves: strings, templates, expressions and names. */
function oneByte(code: string): string {
  return code.replace(BEYOND_ONE_BYTE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
