import { hasCommands } from './dialog-commands.ts';

declare global {
  /** What happened before hydration, in order, as the inline script (loader.ts) keeps it; undefined once React handles the page's events. */
  var preHydration: { clicks: Event[]; edits: MutationRecord[]; stop(): void } | undefined;
}

/** Buttons that need JavaScript. Everything else has already handled its click natively. */
const BUTTON = `button[type=button]:not([popovertarget]${hasCommands ? ', [command]' : ''})`;

/**
 * Stops collecting clicks and mutations, and returns the mutations so far. Once React listens, it hydrates whatever a click hits and handles
 * the click itself: a replay would repeat it.
 */
export function stopCollecting(): MutationRecord[] {
  const { preHydration } = globalThis;
  preHydration?.stop();
  return preHydration?.edits ?? [];
}

/** Stops collecting, and replays the clicks that the visitor made before the page was interactive. */
export function replayClicks(): void {
  const { clicks = [] } = globalThis.preHydration ?? {};
  globalThis.preHydration = undefined;
  const clicked = clicks.flatMap(({ target }) => (target instanceof Element ? [target] : []));
  // In a microtask: while React is working (this runs in an effect) it cannot hydrate a click's target, and the click would be lost.
  queueMicrotask(() => clicked.forEach((element) => void element.closest<HTMLElement>(BUTTON)?.click()));
}
