import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { articles } from '../../src/content/articles/index.ts';
import { build } from '../bench/growth/build.ts';
import { type Copy, copyWithArticles } from '../bench/growth/generate.ts';

let copy: Copy;

beforeAll(async () => {
  copy = await copyWithArticles(articles.length);
});

afterAll(() => copy.remove());

// The worker is built even after a failed build, and its complaint about missing files must not hide the first error.
test('a failed build names the line that made it fail', async () => {
  await appendFile(join(copy.folder, 'src/browser/start-pwa.ts'), 'const unfinished = ;\n');
  await expect(build(copy.folder)).rejects.toThrow(/Unexpected token.*src\/browser\/start-pwa\.ts:\d+:\d+/s);
});
