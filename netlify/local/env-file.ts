import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/** Loads `.env` if there is one. Variables already set in the environment win, even if they are empty. */
export function loadEnvFile(file: string = join(root, '.env')): void {
  if (existsSync(file)) process.loadEnvFile(file);
}
