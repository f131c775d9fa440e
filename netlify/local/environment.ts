import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../../scripts/command.ts';
import { root } from '../../scripts/root.ts';

/** Loads `.env`, if any. Variables already set in the environment win, even empty ones. Throws a CommandError if the file is not UTF-8. */
export function loadEnvFile(file: string = join(root, '.env')): void {
  if (!existsSync(file)) return;
  const text = readFileSync(file, 'utf8');
  // A byte order mark would become part of the first name; UTF-16 and Latin-1 show as one of the others.
  if (['\uFEFF', '\0', '\uFFFD'].some((mark) => text.includes(mark)))
    throw new CommandError(`${file} is not plain UTF-8: save it as UTF-8 without a byte order mark (BOM).`);
  process.loadEnvFile(file);
}

/** Reads a port from the environment; 0 means any free port. An empty variable counts as unset. Throws a CommandError if it is invalid. */
export function readPort(variable: string, fallback: number): number {
  const value = process.env[variable]?.trim();
  if (!value) return fallback;
  if (/^\d+$/.test(value) && Number(value) <= 65_535) return Number(value);
  throw new CommandError(`${variable}=${value} is no port: it takes a whole number from 0 to 65535.`);
}

/** The reason why a server cannot listen, as a CommandError that names the variable to change. Vite's error has a message only. */
export function portError(error: unknown, port: number, variable: string): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE' || message === `Port ${port} is already in use`)
    return new CommandError(`Port ${port} is in use: stop what listens there, or choose another one with ${variable}.`);
  if (code === 'EACCES') return new CommandError(`Port ${port} is not allowed for this user: choose one above 1023 with ${variable}.`);
  return error;
}

/** Throws a CommandError in a folder in which Vite does not work. */
export function checkFolder(folder: string = root): void {
  if (/[#?]/.test(folder)) throw new CommandError(`The project does not work in ${folder}: Vite takes no path that contains # or ?.`);
}
