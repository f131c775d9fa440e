import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../netlify/local/root.ts';
import { runProgram } from './run-program.ts';

/**
 * A new folder with the same pages and React's development build, which says what it finds wrong while hydrating. The prerendered HTML comes
 * from the server bundle of the build before it.
 */
export async function buildForDevelopment(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'development-build-'));
  const builder = join(root, 'tests/support/build-development.ts');
  if (!(await runProgram([builder, folder]))) throw new Error('The development build failed (its reasons are above)');
  return folder;
}
