import { Refusal } from './refusal.ts';

/** Refuses a variable that is to hold an address and holds something else; an empty one counts as none. */
export function checkAddress(variable: string, env: NodeJS.ProcessEnv = process.env): void {
  const value = env[variable]?.trim();
  if (!value || /^https?:$/.test(URL.parse(value)?.protocol ?? '')) return;
  throw new Refusal(`${variable}=${value} is no address: it begins with https:// or http://.`);
}
