import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../netlify/local/root.ts';
import { runProgram } from './run-program.ts';

/**
 * Builds the same pages into a new folder with React's development build, which reports hydration problems. The prerendered HTML comes from
 * the server bundle of the preceding build.
 */
export async function buildForDevelopment(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'development-build-'));
  const builder = join(root, 'tests/support/build-development.ts');
  if (!(await runProgram([builder, folder]))) throw new Error('The development build failed (its reasons are above)');
  return folder;
}
