import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { root } from '../../netlify/local/root.ts';

it.each([
  ['bench', '--help', "Unknown option '--help'"],
  ['bench', '--rounds=many', "--rounds takes a number above 0, not 'many'"],
  ['bench', '--cpu=4,0', "--cpu takes a number above 0, not '0'"],
  ['lighthouse', '--runs=0', "--runs takes a number above 0, not '0'"],
])('%s %s is refused in one sentence, before anything is built', async (command, option, sentence) => {
  const main = command === 'bench' ? 'tests/bench/main.ts' : 'tests/bench/lighthouse.ts';
  const run = promisify(execFile)(process.execPath, [main, option], { cwd: root });
  await expect(run).rejects.toMatchObject({ code: 1, stdout: '', stderr: `${sentence}\n` });
});
