declare global {
  /** Buttons clicked before hydration, which the loader (src/prerender/loader.ts) collects. */
  var earlyClicks: HTMLElement[] | undefined;
}

/** Clicks again, now that React listens, what the visitor clicked before it did. */
export function replayEarlyClicks(): void {
  const clicked = globalThis.earlyClicks ?? [];
  globalThis.earlyClicks = undefined;
  for (const button of clicked) button.click();
}
