import { callFunction, type LocalFunction } from './functions.ts';

const MINUTE_MS = 60_000;

/**
 * Runs the scheduled functions every minute, Netlify's shortest interval, whatever their cron expressions say. Skips a round while the
 * previous one is running. Ends with `clearInterval`.
 */
export function startSchedule(functions: () => Promise<LocalFunction[]>): NodeJS.Timeout {
  let isRunning = false;
  return setInterval(async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      const scheduled = (await functions()).filter(({ schedule }) => schedule);
      await Promise.all(scheduled.map((each) => callFunction(each, scheduledRequest(each))));
    } catch (error) {
      console.error('[schedule]', error);
    }
    isRunning = false;
  }, MINUTE_MS);
}

/** What Netlify posts to a scheduled function. */
function scheduledRequest({ name }: LocalFunction): Request {
  const body = JSON.stringify({ next_run: new Date(Date.now() + MINUTE_MS).toISOString() });
  const headers = { 'Content-Type': 'application/json', 'User-Agent': 'Netlify Clockwork', 'X-NF-Event': 'schedule' };
  return new Request(`http://localhost/.netlify/functions/${name}`, { method: 'POST', headers, body });
}
