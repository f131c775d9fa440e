import { cp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../../scripts/root.ts';
import { integrityOf } from '../../../src/prerender/hash.ts';
import { makeFolder } from '../folder.ts';

export type Releases = Awaited<ReturnType<typeof openReleases>>;

const CHUNK = /-([\w-]{8})\.js\b/g;

/** The builds that a host serves one after the other. */
export async function openReleases() {
  const { path: folder, remove } = await makeFolder({});
  /** The folder for a server to publish: always the release that was deployed last. */
  const current = join(folder, 'current');
  let count = 0;
  /** A copy of dist as it is. */
  const copy = async () => {
    const release = join(folder, `release-${++count}`);
    await cp(join(root, 'dist'), release, { recursive: true });
    return release;
  };
  /** Deploys a release as a whole, at once, as a host does: files that it lacks are gone. */
  const deploy = async (release: string) => {
    const link = join(folder, `link-${++count}`);
    await symlink(release, link);
    await rename(link, current);
  };
  /** A copy of dist as another version: every script has a new URL, and /blog another title. `version` is one letter. */
  const next = async (version = 'B') => rebuild(await copy(), version);
  const first = await copy();
  await deploy(first);
  return { current, first, copy, next, deploy, remove };
}

/** Turns a copy of dist into what a build of changed sources would produce. */
async function rebuild(release: string, version: string): Promise<string> {
  // A digest has no dot.
  const name = `-$1.${version.toLowerCase()}.js`;
  const files = (await readdir(release, { recursive: true })).filter((file) => /\.(html|js|json)$/.test(file));
  const digests: [before: string, after: string][] = [];
  for (const file of files) {
    const text = await readFile(join(release, file), 'utf8');
    await rm(join(release, file));
    const changed = text.replace(CHUNK, name).replaceAll('Notre Blog', `Notre Blog, version ${version}`);
    await writeFile(join(release, file.replace(CHUNK, name)), changed);
    digests.push([integrityOf(text), integrityOf(changed)]);
  }
  const worker = join(release, 'sw.js');
  const script = await readFile(worker, 'utf8');
  const signed = digests.reduce((text, [before, after]) => text.replaceAll(before, after), script);
  await writeFile(worker, signed);
  return release;
}
