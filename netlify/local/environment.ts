import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from './command.ts';
import { root } from './root.ts';

/** Loads `.env` if there is one. Variables already set in the environment win, even if they are empty. */
export function loadEnvFile(file: string = join(root, '.env')): void {
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Reads a port from the environment; 0 means any free port. An empty variable counts as unset. Throws a CommandError if it is invalid. */
export function readPort(variable: string, fallback: number): number {
  const value = process.env[variable]?.trim();
  if (!value) return fallback;
  if (/^\d+$/.test(value) && Number(value) <= 65_535) return Number(value);
  throw new CommandError(`${variable}=${value} is no port: it takes a whole number from 0 to 65535.`);
}

/** Throws a CommandError if the variable holds anything but an http(s) URL. An empty variable counts as unset. */
export function checkAddress(variable: string): void {
  const value = process.env[variable]?.trim();
  if (!value || /^https?:$/.test(URL.parse(value)?.protocol ?? '')) return;
  throw new CommandError(`${variable}=${value} is no address: it begins with https:// or http://.`);
}

/** Throws a CommandError in a folder in which Vite does not work. */
export function checkFolder(): void {
  if (/[#?]/.test(root)) throw new CommandError(`The project does not work in ${root}: Vite takes no path that contains # or ?.`);
}
