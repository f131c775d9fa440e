import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

let copy: ProjectCopy;

beforeAll(async () => {
  copy = await copyProject();
});

afterAll(() => copy.remove());

// The worker is built even after a failed build, and its complaint about missing files must not hide the first error.
test('a failed build names the line that made it fail', async () => {
  await appendFile(join(copy.folder, 'src/browser/start-pwa.ts'), 'const unfinished = ;\n');
  await expect(copy.build()).rejects.toThrow(/Unexpected token.*src\/browser\/start-pwa\.ts:\d+:\d+/s);
});
