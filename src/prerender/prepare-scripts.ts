import type { Plugin } from 'vite';

/** Has V8 compile the whole file eagerly. Works only at the top of the file: https://v8.dev/blog/explicit-compile-hints. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Browsers store a script at one byte per character, unless it contains one of these: a single `’` makes it two bytes for all. */
const BEYOND_ONE_BYTE = /[^\0-\xff]/g;
/** What Vite leaves where a stylesheet was imported. */
const PLACEHOLDER = /\/\* empty css +\*\//g;

/**
 * Has every script stored in one byte per character, and compiled whole when it is fetched, long ones on another thread. By default, V8
 * compiles a function when it is first called: for React, and for a page that was loaded ahead, that would be during the visitor's tap.
 */
export function prepareScripts(): Plugin {
  return {
    name: 'prepare-scripts',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    generateBundle: {
      // Runs after Vite adds its own first line.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') chunk.code = COMPILE_HINT + oneByte(chunk.code.replace(PLACEHOLDER, ''));
      },
    },
  };
}

/** Escapes mean the same wherever minified code has such characters: strings, templates, regular expressions and names. */
function oneByte(code: string): string {
  return code.replace(BEYOND_ONE_BYTE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
