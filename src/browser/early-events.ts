import { hasCommands } from './dialog-commands.ts';

declare global {
  /**
   * Clicks, fields left and forms submitted before hydration: the loader (src/prerender/loader.ts) collects their events, and the contact form
   * (src/app/contact-form/use-contact-form.ts) looks through them before they are replayed.
   */
  var earlyEvents: (Event[] & EventListenerObject) | undefined;
}

/** What no browser answers by itself; the rest has done its work already. */
const BUTTON = `button[type=button]:not([popovertarget]${hasCommands ? ', [command]' : ''})`;

/** Lets go of what React hears itself from here on: it hydrates what a click meets, and a second collector would have it twice. */
export function stopCollecting(): void {
  const early = globalThis.earlyEvents;
  if (early) for (const type of ['click', 'focusout', 'submit']) removeEventListener(type, early, true);
}

/** Clicks again, now that React listens, what the visitor clicked before it did. */
export function replayEarlyClicks(): void {
  const early = globalThis.earlyEvents ?? [];
  globalThis.earlyEvents = undefined;
  const clicked = early.filter(({ type, target }) => type === 'click' && target instanceof Element).map(({ target }) => target as Element);
  // Not from inside React's own work, where it cannot hydrate what a click meets: the click would be lost.
  queueMicrotask(() => clicked.forEach((element) => void element.closest<HTMLElement>(BUTTON)?.click()));
}
