import { hasCommands } from './dialog-commands.ts';

declare global {
  /**
   * What happened before hydration, in order: clicks, and what others changed in the document. Collected by the loader
   * (src/browser/loader.ts).
   */
  var preHydration: ((Event | MutationRecord)[] & EventListenerObject) | undefined;
  /** Fills in the mutation records. */
  var edits: MutationObserver | undefined;
}

/** Buttons that need JavaScript. Everything else has already handled its click natively. */
const BUTTON = `button[type=button]:not([popovertarget]${hasCommands ? ', [command]' : ''})`;

/**
 * Stops collecting clicks and mutations, and returns the mutations so far. Once React listens, it hydrates whatever a click hits and handles
 * the click itself: a replay would repeat it.
 */
export function stopCollecting(): MutationRecord[] {
  const { preHydration, edits } = globalThis;
  edits?.disconnect();
  if (!preHydration) return [];
  removeEventListener('click', preHydration, true);
  return preHydration.filter((change) => change instanceof MutationRecord);
}

/** Stops collecting, and replays the clicks that the visitor made before the page was interactive. */
export function replayClicks(): void {
  const happened = globalThis.preHydration;
  if (!happened) return;
  globalThis.preHydration = undefined;
  const clicked = happened.flatMap(({ type, target }) => (type === 'click' && target instanceof Element ? [target] : []));
  // In a microtask: while React is working (this runs in an effect) it cannot hydrate a click's target, and the click would be lost.
  queueMicrotask(() => clicked.forEach((element) => void element.closest<HTMLElement>(BUTTON)?.click()));
}
