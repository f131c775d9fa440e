import { hasCommands } from '../dialogs.ts';

declare global {
  /** The visitor's clicks so far, kept by the inline script (inline.ts); undefined once they have been replayed. */
  var preHydration: { clicks: Event[]; stop(): void } | undefined;
}

/** Buttons that need JavaScript. Everything else has already handled its click natively. */
const BUTTON = `button[type=button]:not([popovertarget]${hasCommands ? ', [command]' : ''})`;

/** Stops keeping clicks: once React listens, it hydrates whatever a click hits and handles the click itself. A replay would repeat it. */
export function stopKeepingClicks(): void {
  globalThis.preHydration?.stop();
}

/**
 * Replays the clicks that the visitor made before the page was interactive. Call once React has hydrated the page: before, the clicks
 * would be lost.
 */
export function replayClicks(): void {
  const { clicks = [] } = globalThis.preHydration ?? {};
  globalThis.preHydration = undefined;
  for (const { target } of clicks) if (target instanceof Element) target.closest<HTMLElement>(BUTTON)?.click();
}
