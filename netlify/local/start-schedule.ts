import type { LocalFunction } from './functions.ts';

const MINUTE_MS = 60_000;

/** Calls the scheduled functions every minute, whatever their cron expressions say: nobody wants to wait for five. */
export function startSchedule(functions: () => Promise<LocalFunction[]>): NodeJS.Timeout {
  const callAll = async () => {
    for (const { name, schedule, call } of await functions())
      if (schedule) await call(new Request(`http://localhost/.netlify/functions/${name}`, { method: 'POST' }));
  };
  return setInterval(() => callAll().catch((error) => console.error('[schedule]', error)), MINUTE_MS);
}
