/** `error` is for what the operator must mend; an alert watches it. */
export type Level = 'info' | 'warn' | 'error';

/** One event with counts, codes and references. Never a name, an address, a number or a word of a message. */
export type Log = (level: Level, event: { event: string } & Record<string, unknown>) => void;

const WRITE: Record<Level, (line: string) => void> = {
  info: (line) => console.info(line),
  warn: (line) => console.warn(line),
  error: (line) => console.error(line),
};

/** One line of JSON on the console, where Netlify's log and its drains find it. */
export const logLine: Log = (level, event) => WRITE[level](JSON.stringify({ level, ...event }));

/** What is fit to be logged of an error: where it happened, not what it says, which may quote what a visitor wrote. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { error: typeof error };
  const at = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return { error: error.name, at: at?.slice(0, 3).map((line) => line.trim()) };
}
