import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../netlify/local/root.ts';
import { runProgram } from './run-program.ts';
import { type Site, startSite } from './site.ts';

/**
 * The same pages with React's development build, which says what it finds wrong while hydrating. The prerendered HTML comes from the
 * server bundle of the build before it.
 */
export async function startDevelopmentSite(): Promise<Site> {
  const publish = await mkdtemp(join(tmpdir(), 'development-build-'));
  const builder = join(root, 'tests/support/build-development.ts');
  if (!(await runProgram([builder, publish]))) throw new Error('The development build failed (its reasons are above)');
  const site = await startSite({ publish });
  const stop = async (signal?: NodeJS.Signals): Promise<number | null> => {
    const code = await site.stop(signal);
    await rm(publish, { recursive: true, force: true });
    return code;
  };
  return { ...site, stop };
}
