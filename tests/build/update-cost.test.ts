import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { articles } from '../../src/content/articles/index.ts';
import { precacheList, transferSize } from '../support/precache-list.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

const LIMIT = 165_000;

let copy: ProjectCopy;
let before: string;
let after: string;

beforeAll(async () => {
  copy = await copyProject();
  after = join(copy.folder, 'dist');
  before = join(copy.folder, 'dist-before');
  await copy.build();
  await cp(after, before, { recursive: true });
  const article = join(copy.folder, `src/content/articles/${articles.at(-1)?.slug}.ts`);
  const text = await readFile(article, 'utf8');
  await writeFile(article, text.replace(/(?<=content:\s+'\p{L}+ )\p{L}+/u, 'autrement'));
  await copy.build();
});

afterAll(() => copy.remove());

test('one word changed in an article costs a returning visitor at most 165 KB, and leaves React and the other libraries as they were', () => {
  const known = precacheList(before);
  const fetched = [...precacheList(after)].filter(([file, digest]) => known.get(file) !== digest).map(([file]) => file);
  const rows = ['sw.js', ...fetched].map((file) => ({ file, bytes: transferSize(after, file) }));
  console.table(rows);
  expect(fetched).toContain('site.json');
  for (const library of ['vendor', 'react-dom']) {
    const names = [...known.keys()].filter((file) => file.startsWith(`assets/${library}-`));
    expect(names).toHaveLength(1);
    expect([...precacheList(after).keys()]).toEqual(expect.arrayContaining(names));
  }
  expect(rows.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(LIMIT);
});
