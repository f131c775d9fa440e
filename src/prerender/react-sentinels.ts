import type { Plugin } from 'vite';

const REACT_DOM = /\/react-dom-client\.production\.js$/;
/** React's own marks for what it throws at itself, made while its file is evaluated: nobody ever sees their stack. */
const SENTINEL = /(Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;
const SENTINELS = 5;

/**
 * Makes React's sentinel errors without a stack. Where an inspector listens (DevTools, Lighthouse), V8 finds the positions of each new
 * error's stack by parsing the whole of React again: two thirds of the longest task of a visit. Fails when React has others than we know.
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
