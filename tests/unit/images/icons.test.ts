import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { copySources } from '../../support/source-copy.ts';

test('the script of the images names the files that it changes', async () => {
  const { path, write, remove } = await copySources();
  onTestFinished(remove);
  const makeIcons = async () => {
    const script = "import('./src/images/icons.ts').then(({ makeIcons }) => makeIcons())";
    return (await promisify(execFile)(process.execPath, ['--eval', script], { cwd: path })).stdout;
  };
  await makeIcons();
  expect(await makeIcons()).toBe('');
  await write('public/icons/any-192.png', 'another picture');
  expect(await makeIcons()).toBe('public/icons/any-192.png\n');
});
