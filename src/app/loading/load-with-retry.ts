import { retryFailedStyles } from './failed-styles.ts';

/**
 * Loads what may have to come over the network. After a failure, tries again when the network is back, or at the visitor's next interaction
 * once `waitMs` are over: a first visit has no cache to fall back on. Each failure doubles the wait, since a deploy may have removed the file.
 */
export async function loadWithRetry<Value>(load: () => Promise<Value>, waitMs = 1_000): Promise<Value> {
  try {
    return await load();
  } catch {
    await nextChance(waitMs);
    // The import itself would not ask for them again.
    retryFailedStyles();
    return await loadWithRetry(load, waitMs * 2);
  }
}

async function nextChance(waitMs: number): Promise<void> {
  const heard = new AbortController();
  const next = (events: string[]) =>
    new Promise((resolve) => {
      for (const event of events) addEventListener(event, resolve, { capture: true, signal: heard.signal });
    });
  const wait = new Promise((resolve) => setTimeout(resolve, waitMs));
  await Promise.race([next(['online']), Promise.all([next(['click', 'keydown', 'focusin', 'scroll']), wait])]);
  heard.abort();
}
