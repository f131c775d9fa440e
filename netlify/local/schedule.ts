import { callFunction, type LocalFunction } from './functions.ts';

const MINUTE_MS = 60_000;

export type Schedule = { close(): Promise<void> };

/**
 * Runs the scheduled functions every minute, Netlify's shortest interval, whatever their cron expressions say. Skips a round while the
 * previous one is running.
 */
export function startSchedule(functions: () => Promise<LocalFunction[]>): Schedule {
  let round: Promise<void> | undefined;
  const timer = setInterval(() => {
    round ??= runScheduled(functions).finally(() => {
      round = undefined;
    });
  }, MINUTE_MS);
  return {
    close: async () => {
      clearInterval(timer);
      await round;
    },
  };
}

async function runScheduled(functions: () => Promise<LocalFunction[]>): Promise<void> {
  try {
    const scheduled = (await functions()).filter(({ schedule }) => schedule);
    await Promise.all(scheduled.map((each) => callFunction(each, clockwork(each), '127.0.0.1')));
  } catch (error) {
    console.error('[schedule]', error);
  }
}

/** What Netlify posts to a scheduled function. */
function clockwork({ name }: LocalFunction): Request {
  const body = JSON.stringify({ next_run: new Date(Date.now() + MINUTE_MS).toISOString() });
  const headers = { 'Content-Type': 'application/json', 'User-Agent': 'Netlify Clockwork', 'X-NF-Event': 'schedule' };
  return new Request(`http://localhost/.netlify/functions/${name}`, { method: 'POST', headers, body });
}
