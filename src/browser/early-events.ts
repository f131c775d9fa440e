declare global {
  /** Buttons clicked and fields left before hydration, which the loader (src/prerender/loader.ts) collects. */
  var earlyClicks: (EventListenerObject & { buttons: HTMLElement[]; left: EventTarget[] }) | undefined;
}

/** Clicks again, now that React listens, what the visitor clicked before it did. */
export function replayEarlyClicks(): void {
  const early = globalThis.earlyClicks;
  if (!early) return;
  globalThis.earlyClicks = undefined;
  for (const type of ['click', 'focusout']) removeEventListener(type, early, true);
  // Not from inside React's own work, where it cannot hydrate what a click meets: the click would be lost.
  queueMicrotask(() => early.buttons.forEach((button) => void button.click()));
}
