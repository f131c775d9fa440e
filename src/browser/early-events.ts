import { hasCommands } from './dialog-commands.ts';

declare global {
  /**
   * `click`, `focusout` and `submit` events from before hydration. The loader (src/browser/loader.ts) collects them, and the contact form
   * (src/app/contact-form/use-contact-form.ts) reads them before the clicks are replayed.
   */
  var earlyEvents: (Event[] & EventListenerObject) | undefined;
}

/** Buttons that need JavaScript. Everything else has already handled its click natively. */
const BUTTON = `button[type=button]:not([popovertarget]${hasCommands ? ', [command]' : ''})`;

/** Stops collecting. Once React listens, it hydrates whatever a click hits and handles the click itself: a replay would repeat it. */
export function stopCollecting(): void {
  const early = globalThis.earlyEvents;
  if (early) for (const type of ['click', 'focusout', 'submit']) removeEventListener(type, early, true);
}

/** Replays the clicks that the visitor made before the page was interactive. */
export function replayEarlyClicks(): void {
  const early = globalThis.earlyEvents ?? [];
  globalThis.earlyEvents = undefined;
  const clicked = early.filter(({ type, target }) => type === 'click' && target instanceof Element).map(({ target }) => target as Element);
  // In a microtask: while React is working (this runs in an effect) it cannot hydrate a click's target, and the click would be lost.
  queueMicrotask(() => clicked.forEach((element) => void element.closest<HTMLElement>(BUTTON)?.click()));
}
