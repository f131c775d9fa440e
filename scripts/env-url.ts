import { CommandError } from './command.ts';

/** Reads an http(s) URL from the environment. An empty variable counts as unset. Throws a CommandError if it is invalid. */
export function readEnvUrl(variable: string, env: NodeJS.ProcessEnv = process.env): URL | undefined {
  const value = env[variable]?.trim();
  return value ? parseUrl(variable, value) : undefined;
}

/** The http(s) URL in a setting. Throws a CommandError that has the setting's name if `value` is no such URL. */
export function parseUrl(name: string, value: string): URL {
  const url = URL.parse(value);
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new CommandError(`${name}=${value} is not a URL that begins with https:// or http://.`);
}
