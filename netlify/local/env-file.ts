import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/** Reads `.env` where there is one. What the environment holds already stays, even where it is empty. */
export function loadEnvFile(file: string = join(root, '.env')): void {
  if (existsSync(file)) process.loadEnvFile(file);
}
