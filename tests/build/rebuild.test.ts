import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { appendFile, copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Article } from '../../src/content/types.ts';
import { fullArticles as articles } from '../../src/prerender/full-articles.ts';
import { OFFLINE_BUDGET_KIB } from '../../src/prerender/offline/budget.ts';
import { dist, pages } from '../support/site/built-site.ts';
import { offlineList, transferSize } from '../support/site/offline-list.ts';
import { copySources } from '../support/source-copy.ts';

const UPDATE_BUDGET_PER_PAGE = 8_400;
const MORE = 24;
/** Articles that are too many for every device to keep. */
const TOO_MANY = 50;
const MAX_GROWTH = 0.01;

/** A copy of the sources, and the project's own build script, which runs in it. */
async function openCopy() {
  const { path, remove } = await copySources();
  return {
    path,
    built: join(path, 'dist'),
    remove,
    /** Resolves with the script's output, or rejects with it when the script fails. */
    async build(): Promise<string> {
      const { stdout, stderr } = await promisify(execFile)('npm', ['run', '--silent', 'build'], { cwd: path });
      return stdout + stderr;
    },
  };
}
type Copy = Awaited<ReturnType<typeof openCopy>>;

describe('one word changed in an article', () => {
  const before = offlineList(dist);
  let copy: Copy;
  let after = new Map<string, string>();

  beforeAll(async () => {
    copy = await openCopy();
    const article = join(copy.path, `src/content/articles/${articles.at(-1)?.slug}.ts`);
    const text = await readFile(article, 'utf8');
    await writeFile(article, text.replace(/(?<=content:\s+'\p{L}+ )\p{L}+/u, 'autrement'));
    await copy.build();
    after = offlineList(copy.built);
  });
  afterAll(() => copy.remove());

  test('costs a returning visitor at most 8.4 KB a page', () => {
    const fetched = [...after].filter(([file, digest]) => before.get(file) !== digest).map(([file]) => file);
    const bytes = ['sw.js', ...fetched].reduce((sum, file) => sum + transferSize(copy.built, file), 0);
    expect(fetched).toContain('site.json');
    const advice = `over its budget: find out why a word changes ${fetched.join(', ')}`;
    expect(bytes, advice).toBeLessThanOrEqual(UPDATE_BUDGET_PER_PAGE * pages.length);
  });

  test('leaves every stylesheet as it was', () => {
    const stylesheets = globSync('assets/*.css', { cwd: dist });
    expect(stylesheets.length).toBeGreaterThan(5);
    expect(globSync('assets/*.css', { cwd: copy.built })).toEqual(stylesheets);
  });

  test.each(['react-dom', 'vendor', 'keen-slider'])('leaves %s as it was', (library) => {
    const names = [...before.keys()].filter((file) => file.startsWith(`assets/${library}-`));
    expect(names).toHaveLength(1);
    expect([...after.keys()]).toEqual(expect.arrayContaining(names));
  });
});

describe('24 articles', () => {
  let copy: Copy;
  let said = '';

  beforeAll(async () => {
    copy = await openCopy();
    await addArticles(copy.path, MORE);
    said = await copy.build();
  });
  afterAll(() => copy.remove());

  test('fit into the offline copy', () => {
    expect(said).not.toContain('for offline reading');
    const { pages } = JSON.parse(readFileSync(join(copy.built, 'site.json'), 'utf8')) as { pages: Record<string, string> };
    expect(Object.keys(pages).filter((path) => path.startsWith('/blog/'))).toHaveLength(MORE);
  });

  test.each(['index', 'vendor', 'react-dom'])('leave %s as large as with seven', (name) => {
    const few = sizeOf(dist, name);
    expect(Math.abs(sizeOf(copy.built, name) - few)).toBeLessThanOrEqual(few * MAX_GROWTH);
  });
});

test('past the offline copy’s budget, the build says what to do', async () => {
  const copy = await openCopy();
  onTestFinished(copy.remove);
  await addArticles(copy.path, TOO_MANY);
  const advice = `budget is ${OFFLINE_BUDGET_KIB}\\. Shorten .* or leave .* oldest articles out`;
  expect(await copy.build()).toMatch(new RegExp(`downloads \\d+ KiB for offline reading, and the ${advice}`));
});

test('a failed build names the line that made it fail', async () => {
  const copy = await openCopy();
  onTestFinished(copy.remove);
  await appendFile(join(copy.path, 'src/browser/start-pwa.ts'), 'const unfinished = ;\n');
  await expect(copy.build()).rejects.toThrow(/Unexpected token.*src\/browser\/start-pwa\.ts:\d+:\d+/s);
});

function sizeOf(folder: string, name: string): number {
  const [file = '', ...others] = globSync(`assets/${name}-*.js`, { cwd: folder });
  expect(others).toEqual([]);
  return transferSize(folder, file);
}

/** Adds articles to a copy until it has `count`, each a file, a row and a cover. */
async function addArticles(copy: string, count: number): Promise<void> {
  let rows = '';
  for (let id = articles.length + 1; id <= count; id++) {
    const model = articles[id % articles.length] as Article;
    const { content, ...row } = makeArticle(id, model);
    rows += `${JSON.stringify(row)},\n`;
    await writeFile(join(copy, `src/content/articles/${row.slug}.ts`), `export const content = ${JSON.stringify(content)};\n`);
    await copyFile(join(copy, 'public', model.coverImage), join(copy, 'public', row.coverImage));
  }
  const table = join(copy, 'src/content/articles/index.ts');
  const source = await readFile(table, 'utf8');
  await writeFile(table, source.replace(/\];\n$/, `${rows}];\n`));
}

/** Shuffled words weigh as much as new text; repeated sentences would compress to nothing. */
function makeArticle(id: number, { title, excerpt, content, ...model }: Article): Article {
  const place = (word: string) => createHash('md5').update(`${id} ${word}`).digest('hex');
  const byPlace = (one: string, other: string) => place(one).localeCompare(place(other));
  const stir = (text: string) => text.split(' ').sort(byPlace).join(' ');
  const isText = (key: string, value: unknown) => typeof value === 'string' && !['type', 'src', 'alt'].includes(key);
  const slug = `essai-${id}`;
  return {
    ...model,
    id,
    slug,
    title: `${stir(title)} ${id}`,
    excerpt: stir(excerpt),
    coverImage: `/images/covers/${slug}.svg`,
    content: JSON.parse(JSON.stringify(content), (key, value) => (isText(key, value) ? stir(value) : value)),
  };
}
