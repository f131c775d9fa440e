import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../netlify/local/root.ts';

const SOURCES = /^(src|public|index\.html|package\.json|.+\.config\.ts|tsconfig.*\.json)$/;

export type ProjectCopy = {
  folder: string;
  /** Runs the project's own build script. Resolves with what it printed; rejects with that when it fails. */
  build(): Promise<string>;
  remove(): Promise<void>;
};

/** Copies what a build reads to a temporary folder, to be changed there. */
export async function copyProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'project-copy-'));
  const sources = (await readdir(root)).filter((name) => SOURCES.test(name));
  for (const name of sources) await cp(join(root, name), join(folder, name), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  return { folder, build: () => build(folder), remove: () => rm(folder, { recursive: true }) };
}

async function build(folder: string): Promise<string> {
  const child = spawn('npm', ['run', '--silent', 'build'], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The build in ${folder} ended with status ${code}:\n${said}`);
  return said;
}
