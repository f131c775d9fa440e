import type { LocalFunction } from './functions.ts';

const MINUTE_MS = 60_000;

/** Calls the scheduled functions every minute, whatever their cron expressions say: nobody wants to wait for five. */
export function startSchedule(functions: () => Promise<LocalFunction[]>): NodeJS.Timeout {
  const callAll = async () => {
    for (const { name, schedule, call } of await functions()) if (schedule) await call(scheduledRequest(name));
  };
  return setInterval(() => callAll().catch((error) => console.error('[schedule]', error)), MINUTE_MS);
}

/** The request that Netlify posts to a scheduled function. */
function scheduledRequest(name: string): Request {
  const body = JSON.stringify({ next_run: new Date(Date.now() + MINUTE_MS).toISOString() });
  return new Request(`http://localhost/.netlify/functions/${name}`, { method: 'POST', body });
}
