import { globSync, readFileSync } from 'node:fs';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { articles } from '../../src/content/articles/index.ts';
import { OFFLINE_BUDGET_KIB } from '../../src/prerender/offline-budget.ts';
import { dist } from '../support/built-site.ts';
import { addArticles } from '../support/more-articles.ts';
import { precacheList, transferSize } from '../support/precache-list.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

const UPDATE_BUDGET = 165_000;
const MORE = 24;
/** Too many for every device to keep. */
const TOO_MANY = 100;
const MAX_GROWTH = 0.01;

// Each test changes the same copy of the project a little more and builds it again, so their order matters.
let copy: ProjectCopy;
let rebuilt: string;
beforeAll(async () => {
  copy = await copyProject();
  rebuilt = join(copy.folder, 'dist');
});
afterAll(() => copy.remove());

test('one word changed in an article costs a returning visitor at most 165 KB, and leaves React and the other libraries as they were', async () => {
  const article = join(copy.folder, `src/content/articles/${articles.at(-1)?.slug}.ts`);
  const text = await readFile(article, 'utf8');
  await writeFile(article, text.replace(/(?<=content:\s+'\p{L}+ )\p{L}+/u, 'autrement'));
  await copy.build();
  const known = precacheList(dist);
  const fetched = [...precacheList(rebuilt)].filter(([file, digest]) => known.get(file) !== digest).map(([file]) => file);
  const bytes = ['sw.js', ...fetched].map((file) => transferSize(rebuilt, file));
  expect(fetched).toContain('site.json');
  for (const library of ['vendor', 'react-dom']) {
    const names = [...known.keys()].filter((file) => file.startsWith(`assets/${library}-`));
    expect(names).toHaveLength(1);
    expect([...precacheList(rebuilt).keys()]).toEqual(expect.arrayContaining(names));
  }
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(UPDATE_BUDGET);
});

test('24 articles fit into the offline copy, and leave the scripts that every page loads as large as with seven', async () => {
  await addArticles(copy.folder, articles.length + 1, MORE);
  expect(await copy.build()).not.toContain('for offline reading');
  const { pages } = JSON.parse(readFileSync(join(rebuilt, 'site.json'), 'utf8')) as { pages: Record<string, string> };
  expect(Object.keys(pages).filter((path) => path.startsWith('/blog/'))).toHaveLength(MORE);
  for (const name of ['index', 'vendor', 'react-dom']) {
    const few = sizeOf(dist, name);
    expect(Math.abs(sizeOf(rebuilt, name) - few), name).toBeLessThanOrEqual(few * MAX_GROWTH);
  }
});

test('past the budget of the offline copy, the build says what to do', async () => {
  await addArticles(copy.folder, MORE + 1, TOO_MANY);
  const advice = `budget is ${OFFLINE_BUDGET_KIB}\\. Shorten .* or leave .* oldest articles out`;
  expect(await copy.build()).toMatch(new RegExp(`downloads \\d+ KiB for offline reading, and the ${advice}`));
});

// The worker is built even after a failed build, and its complaint about missing files must not hide the first error.
test('a failed build names the line that made it fail', async () => {
  await appendFile(join(copy.folder, 'src/browser/start-pwa.ts'), 'const unfinished = ;\n');
  await expect(copy.build()).rejects.toThrow(/Unexpected token.*src\/browser\/start-pwa\.ts:\d+:\d+/s);
});

function sizeOf(folder: string, name: string): number {
  const [file = '', ...others] = globSync(`assets/${name}-*.js`, { cwd: folder });
  expect(others).toEqual([]);
  return transferSize(folder, file);
}
