import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../../scripts/root.ts';

export const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'];
export const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts'];

/** Keeps a developer's own `.env` and shell from a test, above all a real token. An empty variable counts as unset. */
export const BLANK_ENV = {
  POSTMARK_SERVER_TOKEN: '',
  POSTMARK_API_URL: '',
  POSTMARK_MESSAGE_STREAM: '',
  CONTACT_FROM: '',
  CONTACT_TO: '',
  URL: '',
  PORT: '',
  CONTEXT: '',
  VITE_BOOKING_URL: '',
  KILL_SWITCH: '',
};

/** Runs a Node program of the project, with its output shown and no input. Resolves with whether it succeeded. */
export async function runProgram(args: string[], env: Record<string, string> = {}): Promise<boolean> {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(child, 'exit');
  return code === 0;
}
