import { Refusal } from './refusal.ts';

/** Throws a Refusal if the variable holds anything but an http(s) URL. An empty variable counts as unset. */
export function checkAddress(variable: string, env: NodeJS.ProcessEnv = process.env): void {
  const value = env[variable]?.trim();
  if (!value || /^https?:$/.test(URL.parse(value)?.protocol ?? '')) return;
  throw new Refusal(`${variable}=${value} is no address: it begins with https:// or http://.`);
}
