import type { Plugin } from 'vite';

const REACT_DOM = /\/react-dom-client\.production\.js$/;
/** Errors that React throws only as internal signals, created when its file is evaluated: nobody ever sees their stack. */
const SENTINEL = /(Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;
const SENTINELS = 5;

/**
 * Creates React's sentinel errors without a stack. While an inspector is attached (DevTools, Lighthouse), V8 parses all of React again to
 * locate each new error's stack: two thirds of a visit's longest task. Fails the build when React's number of sentinels changes.
 */
export function reactSentinels(): Plugin {
  return {
    name: 'react-sentinels',
    apply: 'build',
    transform(code, id) {
      if (!REACT_DOM.test(id)) return undefined;
      const found = code.match(SENTINEL)?.length ?? 0;
      if (found !== SENTINELS)
        throw new Error(`React DOM makes ${found} sentinel errors instead of ${SENTINELS}: review react-sentinels.ts`);
      return { code: code.replace(SENTINEL, '$1Object.assign(Object.create(Error.prototype), { message: $2 })'), map: null };
    },
  };
}
