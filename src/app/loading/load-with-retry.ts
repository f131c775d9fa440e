import { loadFailedStyles } from './failed-styles.ts';

/**
 * Loads what may have to come over the network. When that fails, tries again at the visitor's next interaction, or when the network is
 * back: a first visit has no cache to fall back on.
 */
export async function loadWithRetry<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    await loadFailedStyles();
    return await load();
  } catch {
    await nextInteractionOrOnline();
    return await loadWithRetry(load);
  }
}

function nextInteractionOrOnline(): Promise<void> {
  const heard = new AbortController();
  return new Promise((resolve) => {
    for (const event of ['click', 'keydown', 'focusin', 'scroll', 'online'])
      addEventListener(event, () => resolve(heard.abort()), { capture: true, signal: heard.signal });
  });
}
