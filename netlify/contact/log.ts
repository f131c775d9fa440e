/** `error` is for what the operator must fix: docs/operations.md says who reads it. */
export type Level = 'info' | 'warn' | 'error';

/** Logs one event: counts, codes and references, never a name, an address, a phone number or any text of a message. */
export type Log = (level: Level, event: { event: string } & Record<string, unknown>) => void;

const WRITE: Record<Level, (line: string) => void> = {
  info: (line) => console.info(line),
  warn: (line) => console.warn(line),
  error: (line) => console.error(line),
};

/** Writes one line of JSON to the console, from where Netlify's function log and log drains collect it. */
export const logLine: Log = (level, event) => WRITE[level](JSON.stringify({ level, ...event }));

/** The parts of an error that may be logged: its name and where it happened, not its message, which may quote what a visitor wrote. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { error: typeof error };
  const { name, message, stack = '' } = error;
  // The stack begins with the message, of which a line may look like a frame.
  const frames = stack.replace(message, '').match(/(?<=^\s+)at .*:\d+:\d+\)?$/gm) ?? [];
  return { error: name, at: frames.slice(0, 3) };
}
