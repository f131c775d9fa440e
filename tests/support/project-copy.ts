import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../netlify/local/root.ts';

const SOURCES = /^(src|public|index\.html|package\.json|.+\.config\.ts|tsconfig.*\.json)$/;

export type ProjectCopy = Awaited<ReturnType<typeof copyProject>>;

/** Copies what a build reads to a temporary folder, to be changed there. */
export async function copyProject() {
  const folder = await mkdtemp(join(tmpdir(), 'project-copy-'));
  const sources = (await readdir(root)).filter((name) => SOURCES.test(name));
  for (const name of sources) await cp(join(root, name), join(folder, name), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    /** Runs the project's own build script. Resolves with what it printed; rejects with that when it fails. */
    async build(): Promise<string> {
      const { stdout, stderr } = await promisify(execFile)('npm', ['run', '--silent', 'build'], { cwd: folder });
      return stdout + stderr;
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
