import { execFile } from 'node:child_process';
import { cp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../../netlify/local/root.ts';
import { type Folder, makeFolder } from '../support/folder.ts';

const LOCK = JSON.stringify({ packages: { '': {}, 'node_modules/a': { version: '1.0.0', integrity: 'x' } } });
/** A fake npm: records its arguments, and leaves what `npm ci` and `npm run build` would. */
const NPM = `
const { appendFileSync, mkdirSync, symlinkSync, rmSync, writeFileSync } = require('node:fs');
appendFileSync('asked', process.argv.slice(2).join(' ') + '\\n');
if (process.env.FAKE_STATUS) process.exit(Number(process.env.FAKE_STATUS));
if (process.argv[2] === 'ci') {
  rmSync('node_modules', { recursive: true, force: true });
  mkdirSync('node_modules/node/bin', { recursive: true });
  symlinkSync(process.execPath, 'node_modules/node/bin/node');
} else {
  mkdirSync('dist', { recursive: true });
  writeFileSync('dist/index.html', '');
}`;

let project: Folder;

beforeEach(async () => {
  project = await makeFolder({ 'package-lock.json': LOCK, 'npm.cjs': NPM, 'src/main.ts': '1', 'index.html': '' });
  for (const file of ['prepare.mjs', 'build-if-stale.ts', 'environment.ts', 'command.ts', 'root.ts']) {
    await cp(join(root, 'netlify/local', file), join(project.path, 'netlify/local', file));
  }
});
afterEach(() => rm(project.path, { recursive: true }));

function run(script: string, env: Record<string, string> = {}): Promise<{ status: number; output: string }> {
  const options = { cwd: project.path, env: { ...process.env, npm_execpath: join(project.path, 'npm.cjs'), URL: '', ...env } };
  return new Promise((resolve) =>
    execFile(process.execPath, [join(project.path, 'netlify/local', script)], options, (error, stdout, stderr) =>
      resolve({ status: Number(error?.code ?? 0), output: stdout + stderr }),
    ),
  );
}
const asked = async (): Promise<string[]> =>
  (await readFile(join(project.path, 'asked'), 'utf8').catch(() => '')).split('\n').filter(Boolean);

/** The last line, which says in one sentence what went wrong. */
const lastLine = ({ output }: { output: string }) => output.trim().split('\n').at(-1);

it('prepare installs what the lockfile says, once, and again when it has changed, or others have installed from another one', async () => {
  const failed = await run('prepare.mjs', { FAKE_STATUS: '7' });
  expect(failed.status).toBe(1);
  expect(lastLine(failed)).toBe('The packages could not be installed: npm ci ended with status 7 (its reasons are above).');
  expect((await run('prepare.mjs')).output).toContain('npm ci');
  expect((await run('prepare.mjs')).output).toBe('');
  expect(await asked()).toEqual(Array(2).fill(expect.stringMatching(/^ci --include=dev/)));
  await project.write('package-lock.json', LOCK.replace('1.0.0', '2.0.0'));
  await run('prepare.mjs');
  expect(await asked()).toHaveLength(3);
  for (const [installed, installs] of [
    ['2.0.0', 3],
    ['1.0.0', 4],
  ] as const) {
    await project.write('node_modules/.cache/prepare/installed', 'another');
    await project.write('node_modules/.package-lock.json', LOCK.replace('1.0.0', installed));
    await run('prepare.mjs');
    expect(await asked(), `others have installed version ${installed}`).toHaveLength(installs);
  }
});

describe('build', () => {
  beforeEach(async () => void (await run('prepare.mjs')));
  const builds = async (): Promise<number> => (await asked()).filter((line) => line.includes('build')).length;

  it('builds once, and again when a source or a variable has changed, another build has written to dist, or the last one has failed', async () => {
    await run('build-if-stale.ts');
    await run('build-if-stale.ts');
    expect(await builds()).toBe(1);
    await project.write('src/main.ts', '2');
    await run('build-if-stale.ts');
    expect(await builds()).toBe(2);
    await run('build-if-stale.ts', { URL: 'https://www.exemple.fr' });
    expect(await builds()).toBe(3);
    await project.write('dist/index.html', 'with another environment');
    await run('build-if-stale.ts', { URL: 'https://www.exemple.fr' });
    expect(await builds()).toBe(4);

    await project.write('src/main.ts', '3');
    const ended = await run('build-if-stale.ts', { FAKE_STATUS: '3' });
    expect(ended.status).toBe(1);
    expect(lastLine(ended)).toBe('The build failed: npm run build ended with status 3 (its reasons are above).');
    await project.write('src/main.ts', '2');
    await run('build-if-stale.ts', { URL: 'https://www.exemple.fr' });
    expect(await builds()).toBe(6);
  });

  it.each([
    ['PORT', '99999', 'no port: it takes a whole number from 0 to 65535'],
    ['URL', 'www.exemple.fr', 'no address: it begins with https:// or http://'],
    ['VITE_BOOKING_URL', 'www.exemple.fr', 'no address: it begins with https:// or http://'],
  ])('refuses %s=%s before anything is built', async (variable, value, reason) => {
    const { status, output } = await run('build-if-stale.ts', { [variable]: value });
    expect([status, output.trim()]).toEqual([1, `${variable}=${value} is ${reason}.`]);
    expect(await builds()).toBe(0);
  });

  it.each(['#', '?'])('refuses a folder with %s in its name, where Vite would fail with a stack', async (character) => {
    const { path } = project;
    project.path = `${path}${character}`;
    await rename(path, project.path);
    const { status, output } = await run('build-if-stale.ts');
    expect([status, output.trim()]).toEqual([1, `The project does not work in ${project.path}/: Vite takes no path that contains # or ?.`]);
    expect(await builds()).toBe(0);
  });
});
