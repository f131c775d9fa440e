import { LOAD_LIMIT_MS } from '../shared/page-contract.ts';

/** Runs `task` once the page has loaded, or after `LOAD_LIMIT_MS`, and the browser is idle. */
export function afterLoadAndIdle(task: () => void): void {
  const whenIdle = () => {
    removeEventListener('load', whenIdle);
    clearTimeout(limit);
    if (window.requestIdleCallback) window.requestIdleCallback(task);
    // Safari has no requestIdleCallback. Long enough for what React hydrates piece by piece.
    else setTimeout(task, 500);
  };
  const limit = setTimeout(whenIdle, LOAD_LIMIT_MS);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
}
