const LAST_RESORT_MS = 6_000;
const ORPHAN_CHECK_MS = 500;

/**
 * Keeps the process alive after uncaught errors. On the first SIGINT, SIGTERM or SIGHUP, calls `close` and exits with status 0. Ignores
 * further signals, because npm forwards those that the terminal has already sent.
 */
export function liveUntilStopped(close: () => Promise<void>): void {
  process.on('unhandledRejection', (error) => console.error(error));
  process.on('uncaughtException', (error) => console.error(error));
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), LAST_RESORT_MS).unref();
    await close().catch((error: unknown) => console.error(error));
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  if (process.env.npm_lifecycle_event) onOrphaned(() => void stop());
}

/** A killed npm signals its shell, which does not forward the signal: the only sign is that this process has another parent. */
function onOrphaned(act: () => void): void {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && act(), ORPHAN_CHECK_MS).unref();
}
