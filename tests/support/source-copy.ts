import { cp, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/root.ts';
import { type Folder, makeFolder } from './folder.ts';

const SOURCES = /^(src|scripts|public|index\.html|package\.json|.+\.config\.ts|tsconfig.*\.json)$/;

/** Copies what a build reads to a temporary folder, where it may be changed. */
export async function copySources(): Promise<Folder> {
  const copy = await makeFolder({});
  for (const name of (await readdir(root)).filter((each) => SOURCES.test(each)))
    await cp(join(root, name), join(copy.path, name), { recursive: true });
  await symlink(join(root, 'node_modules'), join(copy.path, 'node_modules'));
  return copy;
}
