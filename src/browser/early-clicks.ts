declare global {
  /** Buttons clicked before hydration, which the loader (src/prerender/loader.ts) collects. */
  var earlyClicks: (EventListenerObject & { buttons: HTMLElement[] }) | undefined;
}

/** Clicks again, now that React listens, what the visitor clicked before it did. */
export function replayEarlyClicks(): void {
  const early = globalThis.earlyClicks;
  if (!early) return;
  globalThis.earlyClicks = undefined;
  removeEventListener('click', early, true);
  for (const button of early.buttons) button.click();
}
