import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { chromium } from '@playwright/test';
import { root } from './files.ts';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

/** The browser that was chosen: in the environment, else in `.env`, of which nothing else may reach a test. */
export function chosenChromium(envFile: string = join(root, '.env')): string | undefined {
  const file = existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {};
  return process.env.CHROMIUM_PATH || file.CHROMIUM_PATH || undefined;
}

/** A full Chromium that starts: the headless shell has no Background Sync. `CHROMIUM_PATH`, else Playwright's own, else the system's. */
export function findChromium(): string | undefined {
  return (
    chosenChromium() ?? [chromium.executablePath(), ...onPath(COMMANDS), ...APPLICATIONS].find((file) => existsSync(file) && starts(file))
  );
}

/** Every file that a command could mean: Playwright asks for a path. */
function onPath(commands: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return commands.flatMap((command) => folders.map((folder) => resolve(folder, command)));
}

/** Ubuntu's `chromium-browser` only says what to install, and a download may lack its libraries: being there is not enough. */
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
