import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { articles } from '../../src/content/articles/index.ts';
import { OFFLINE_BUDGET_KIB } from '../../src/prerender/offline-budget.ts';
import { dist } from '../support/dist.ts';
import { addArticles } from '../support/more-articles.ts';
import { transferSize } from '../support/precache-list.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

const MORE = 24;
/** Too many for every device to keep. */
const TOO_MANY = 100;
const MAX_GROWTH = 0.01;

let copy: ProjectCopy;
let said: string;
let grown: string;

beforeAll(async () => {
  copy = await copyProject();
  grown = join(copy.folder, 'dist');
  await addArticles(copy.folder, articles.length + 1, MORE);
  said = await copy.build();
});

afterAll(() => copy.remove());

const sizeOf = (folder: string, name: string): number => {
  const [file = '', ...others] = globSync(`assets/${name}-*.js`, { cwd: folder });
  expect(others).toEqual([]);
  return transferSize(folder, file);
};

test('24 articles fit into the offline copy', () => {
  const { pages } = JSON.parse(readFileSync(join(grown, 'site.json'), 'utf8')) as { pages: Record<string, string> };
  expect(Object.keys(pages).filter((path) => path.startsWith('/blog/'))).toHaveLength(MORE);
  expect(said).not.toContain('for offline reading');
});

test.each(['index', 'vendor', 'react-dom'])('with 24 articles, the script %s that every page loads is as large as with seven', (name) => {
  const few = sizeOf(dist, name);
  expect(Math.abs(sizeOf(grown, name) - few)).toBeLessThanOrEqual(few * MAX_GROWTH);
});

test('past the budget of the offline copy, the build says what to do', async () => {
  await addArticles(copy.folder, MORE + 1, TOO_MANY);
  expect(await copy.build()).toMatch(
    new RegExp(
      `downloads \\d+ KiB for offline reading, and the budget is ${OFFLINE_BUDGET_KIB}\\. Shorten .* or leave .* oldest articles out`,
    ),
  );
});
