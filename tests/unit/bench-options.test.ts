import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { root } from '../../netlify/local/root.ts';

it.each([
  ['main.ts', '--help', "Unknown option '--help'"],
  ['main.ts', '--rounds=0.5', "--rounds takes a whole number, 1 or more, not '0.5'"],
  ['main.ts', '--cpu=4,Infinity', "--cpu takes a number above 0, not 'Infinity'"],
  ['main.ts', '--paths=/,/nope', "--paths takes /, /services, /blog, not '/nope'"],
  ['lighthouse.ts', '--runs=0', "--runs takes a whole number, 1 or more, not '0'"],
  ['function/main.ts', '--messages=many', "--messages takes a whole number, 1 or more, not 'many'"],
])('bench/%s rejects %s in one sentence, before anything is built', async (main, option, sentence) => {
  const run = promisify(execFile)(process.execPath, [`tests/bench/${main}`, option], { cwd: root });
  await expect(run).rejects.toMatchObject({ code: 1, stdout: '', stderr: `${sentence}\n` });
});
