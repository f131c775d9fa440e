type Fetch = typeof globalThis.fetch;

const TRIES = 2;
const TIMEOUT_MS = 4_000;
const PAUSE_MS = 200;

/**
 * A fetch for @netlify/blobs that gives up while the visitor is still waiting. By default the client retries five times, five seconds
 * apart and without a timeout. That is longer than a browser waits, and a write could land after the visitor was told that it failed. The
 * client retries after an exception, a 429 or a 5xx. Once our own tries are used up, these become a 424, with the reason in `x-nf-error`.
 */
export function fetchWithRetry(fetch: Fetch = globalThis.fetch, pauseMs: number = PAUSE_MS): Fetch {
  return async (input, init) => {
    let reason = '';
    for (let attempt = 0; attempt < TRIES; attempt++) {
      if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      try {
        const response = await fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
        if (response.status < 500 && response.status !== 429) return response;
        reason = `status ${response.status}`;
        await response.body?.cancel();
      } catch (error) {
        reason = error instanceof Error ? error.name : 'unknown';
      }
    }
    return new Response(null, { status: 424, headers: { 'x-nf-error': `no answer in ${TRIES} tries, last ${reason}` } });
  };
}
