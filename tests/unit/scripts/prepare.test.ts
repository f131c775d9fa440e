import { execFile } from 'node:child_process';
import { chmod, cp, readFile, rm, utimes } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { root } from '../../../scripts/root.ts';
import { type Folder, makeFolder } from '../../support/folder.ts';
import { startHost } from '../../support/http-host.ts';

/** An npm that records its calls and leaves what `npm ci` would: a Node that says so when it runs, or one that cannot run. */
const NPM = `#!${process.execPath}
const { appendFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } = require('node:fs');
appendFileSync('asked', process.argv.slice(2).join(' ') + '\\n');
if (process.env.FAKE_STATUS) process.exit(Number(process.env.FAKE_STATUS));
rmSync('node_modules', { recursive: true, force: true });
for (const folder of ['node/bin', '.bin']) mkdirSync('node_modules/' + folder, { recursive: true });
const node = process.env.FAKE_ALPINE ? '#!/lib64/no-such-loader' : '#!/bin/sh\\necho The package; exec "${process.execPath}" "$@"';
writeFileSync('node_modules/node/bin/node', node, { mode: 0o755 });
symlinkSync('../node/bin/node', 'node_modules/.bin/node');
writeFileSync('node_modules/.package-lock.json', '{}');
`;
const SCRIPT = `
console.log('Options', ...process.argv.slice(2));
process.exitCode = 3;`;
/** Prints what a URL answers to Node's two clients. */
const FETCHER = `
import { get } from 'node:http';
console.log(await (await fetch(process.argv[2])).text());
get(process.argv[2], (response) => response.pipe(process.stdout));`;

let project: Folder;

beforeEach(async () => {
  project = await makeFolder({ 'package-lock.json': '{}', 'bin/npm': NPM, 'script.mjs': SCRIPT, 'fetcher.mjs': FETCHER });
  await chmod(join(project.path, 'bin/npm'), 0o755);
  await cp(join(root, 'scripts/prepare.mjs'), join(project.path, 'scripts/prepare.mjs'));
});
afterEach(() => project.remove());

/** Runs prepare.mjs with these arguments, and `flags` for the Node that runs it. */
function prepare(args: string[], env: Record<string, string> = {}, flags: string[] = []): Promise<{ status: number; output: string }> {
  const PATH = [join(project.path, 'bin'), process.env.PATH].join(delimiter);
  const command = [...flags, join(project.path, 'scripts/prepare.mjs'), ...args];
  return new Promise((resolve) =>
    execFile(process.execPath, command, { env: { ...process.env, ...env, PATH } }, (error, stdout, stderr) =>
      resolve({ status: Number(error?.code ?? 0), output: stdout + stderr }),
    ),
  );
}
const asked = async (): Promise<string[]> =>
  (await readFile(join(project.path, 'asked'), 'utf8').catch(() => '')).split('\n').filter(Boolean);
/** The last line, which says in one sentence what went wrong. */
const lastLine = ({ output }: { output: string }) => output.trim().split('\n').at(-1);

/** Makes the Node that runs prepare.mjs seem too old for the project. */
const OLD = ['--import', 'data:text/javascript,Object.defineProperty(process, "version", { value: "v20.9.0" })'];

describe('installing', () => {
  test('happens once', async () => {
    expect((await prepare(['script.mjs'])).output).toContain('npm ci');
    expect((await prepare(['script.mjs'])).output).not.toContain('npm ci');
    expect(await asked()).toEqual([expect.stringMatching(/^ci --include=dev /)]);
  });

  test('happens again when the lock file is newer', async () => {
    await prepare(['script.mjs']);
    const later = Date.now() / 1_000 + 60;
    await utimes(join(project.path, 'package-lock.json'), later, later);
    await prepare(['script.mjs']);
    expect(await asked()).toHaveLength(2);
  });

  test('fails with one sentence and status 1', async () => {
    const failed = await prepare(['script.mjs'], { FAKE_STATUS: '7' });
    expect(failed.status).toBe(1);
    expect(lastLine(failed)).toBe('The packages could not be installed: npm ci ended with status 7 (its reasons are above).');
  });

  test('is tried again after it has failed', async () => {
    await prepare(['script.mjs'], { FAKE_STATUS: '7' });
    expect((await prepare(['script.mjs'])).output).toContain('npm ci');
  });

  test('happens again where pnpm has left no Node that would do', async () => {
    await prepare(['script.mjs']);
    await rm(join(project.path, 'node_modules/node'), { recursive: true });
    const { status } = await prepare(['script.mjs'], {}, OLD);
    expect({ status, asked: await asked() }).toEqual({ status: 3, asked: [expect.any(String), expect.any(String)] });
  });

  test.each(['yarn.js', 'pnpm.cjs', 'bun'])('is done by npm where %s has started the script', async (manager) => {
    await prepare(['script.mjs'], { npm_execpath: join(project.path, manager) });
    expect(await asked()).toHaveLength(1);
  });
});

describe('the script', () => {
  test('runs on the project’s Node, with its options and its status', async () => {
    await prepare(['script.mjs']);
    const { status, output } = await prepare(['script.mjs', '--dev', 'a b']);
    expect({ status, output }).toEqual({ status: 3, output: 'The package\nOptions --dev a b\n' });
  });

  test('runs on this Node where that of the package cannot run', async () => {
    const { status, output } = await prepare(['script.mjs'], { FAKE_ALPINE: '1' });
    expect({ status, output: lastLine({ output }) }).toEqual({ status: 3, output: 'Options' });
    expect(output).not.toContain('The package\n');
    await expect(readFile(join(project.path, 'node_modules/.bin/node'))).rejects.toThrow('ENOENT');
  });

  test('does not run where neither Node is new enough', async () => {
    const ended = await prepare(['script.mjs'], { FAKE_ALPINE: '1' }, OLD);
    expect({ status: ended.status, output: lastLine(ended) }).toEqual({
      status: 1,
      output: 'The Node 24 of the package "node" does not run on this machine, and yours is v20.9.0: install Node 24 or newer.',
    });
  });

  test.each(['NO_PROXY', 'no_proxy'])('reaches this machine past the proxy of the environment, with %s', async (variable) => {
    await prepare(['script.mjs']);
    await using host = await startHost((_request, response) => response.end('here'));
    await using proxy = await startHost((_request, response) => response.end('proxy'));
    const env = { NODE_USE_ENV_PROXY: '1', HTTP_PROXY: `http://${proxy.host}`, [variable]: 'intranet.example' };
    const { output } = await prepare(['fetcher.mjs', `http://${host.host}`], env);
    expect(output).toBe('The package\nhere\nhere');
  });
});
