import { CommandError } from './command.ts';

/** Reads an http(s) URL from the environment. An empty variable counts as unset. Throws a CommandError if it is invalid. */
export function readEnvUrl(variable: string, env: NodeJS.ProcessEnv = process.env): URL | undefined {
  const value = env[variable]?.trim();
  return value ? parseEnvUrl(variable, value) : undefined;
}

/** The http(s) URL that `variable` holds. Throws a CommandError if `value` is no such URL. */
export function parseEnvUrl(variable: string, value: string): URL {
  const url = URL.parse(value);
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new CommandError(`${variable}=${value} is not a URL that begins with https:// or http://.`);
}
