import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { chromium } from '@playwright/test';
import { root } from './root.ts';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

/** The configured browser: from the environment, else from `.env`, of which nothing else may reach a test. */
export function chosenChromium(): string | undefined {
  const envFile = join(root, '.env');
  const file = existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {};
  return process.env.CHROMIUM_PATH || file.CHROMIUM_PATH || undefined;
}

/** A full Chromium that starts: `CHROMIUM_PATH`, else Playwright's own, else the system's. The headless shell has no Background Sync. */
export function findChromium(): string | undefined {
  return (
    chosenChromium() ??
    [chromium.executablePath(), ...COMMANDS.flatMap(onPath), ...APPLICATIONS].find((file) => existsSync(file) && starts(file))
  );
}

/** Every file that a command could resolve to: Playwright needs a path. */
export function onPath(command: string): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => resolve(folder, command));
}

/**
 * Tells whether the command starts. An existing file is not enough: Ubuntu's `chromium-browser` only says what to install, and a download
 * may lack its libraries.
 */
export function starts(command: string): boolean {
  return succeeds(command, ['--version']);
}

export function succeeds(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
