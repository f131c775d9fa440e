import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { appendFile, copyFile, cp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../netlify/local/root.ts';
import type { Article } from '../../src/content/types.ts';
import { fullArticles as articles } from '../../src/prerender/full-articles.ts';
import { OFFLINE_BUDGET_KIB } from '../../src/prerender/offline-budget.ts';
import { dist } from '../support/built-site.ts';
import { makeFolder } from '../support/folder.ts';
import { precacheList, transferSize } from '../support/precache-list.ts';

const UPDATE_BUDGET = 166_000;
const MORE = 24;
/** Articles that are too many for every device to keep. */
const TOO_MANY = 100;
const MAX_GROWTH = 0.01;

// Each test changes the same copy of what a build reads a little more and builds it again, so their order matters.
const { path: copy, remove } = await makeFolder({});
afterAll(remove);
const rebuilt = join(copy, 'dist');
const SOURCES = /^(src|public|index\.html|package\.json|.+\.config\.ts|tsconfig.*\.json)$/;
for (const name of (await readdir(root)).filter((each) => SOURCES.test(each)))
  await cp(join(root, name), join(copy, name), { recursive: true });
await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));

/** Runs the project's own build script. Resolves with what it printed; rejects with that when it fails. */
async function build(): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)('npm', ['run', '--silent', 'build'], { cwd: copy });
  return stdout + stderr;
}

describe('one word changed in an article', () => {
  const before = precacheList(dist);
  let after = new Map<string, string>();

  beforeAll(async () => {
    const article = join(copy, `src/content/articles/${articles.at(-1)?.slug}.ts`);
    const text = await readFile(article, 'utf8');
    await writeFile(article, text.replace(/(?<=content:\s+'\p{L}+ )\p{L}+/u, 'autrement'));
    await build();
    after = precacheList(rebuilt);
  });

  test('costs a returning visitor at most 166 KB', () => {
    const fetched = [...after].filter(([file, digest]) => before.get(file) !== digest).map(([file]) => file);
    const bytes = ['sw.js', ...fetched].reduce((sum, file) => sum + transferSize(rebuilt, file), 0);
    expect(fetched).toContain('site.json');
    const advice = `over its budget: find out why a word changes ${fetched.join(', ')}`;
    expect(bytes, advice).toBeLessThanOrEqual(UPDATE_BUDGET);
  });

  test.each(['react-dom', 'vendor'])('leaves %s as it was', (library) => {
    const names = [...before.keys()].filter((file) => file.startsWith(`assets/${library}-`));
    expect(names).toHaveLength(1);
    expect([...after.keys()]).toEqual(expect.arrayContaining(names));
  });
});

describe('24 articles', () => {
  let said = '';

  beforeAll(async () => {
    await addArticles(articles.length + 1, MORE);
    said = await build();
  });

  test('fit into the offline copy', () => {
    expect(said).not.toContain('for offline reading');
    const { pages } = JSON.parse(readFileSync(join(rebuilt, 'site.json'), 'utf8')) as { pages: Record<string, string> };
    expect(Object.keys(pages).filter((path) => path.startsWith('/blog/'))).toHaveLength(MORE);
  });

  test.each(['index', 'vendor', 'react-dom'])('leave %s as large as with seven', (name) => {
    const few = sizeOf(dist, name);
    expect(Math.abs(sizeOf(rebuilt, name) - few)).toBeLessThanOrEqual(few * MAX_GROWTH);
  });
});

test('past the offline copy’s budget, the build says what to do', async () => {
  await addArticles(MORE + 1, TOO_MANY);
  const advice = `budget is ${OFFLINE_BUDGET_KIB}\\. Shorten .* or leave .* oldest articles out`;
  expect(await build()).toMatch(new RegExp(`downloads \\d+ KiB for offline reading, and the ${advice}`));
});

test('a failed build names the line that made it fail', async () => {
  await appendFile(join(copy, 'src/browser/start-pwa.ts'), 'const unfinished = ;\n');
  await expect(build()).rejects.toThrow(/Unexpected token.*src\/browser\/start-pwa\.ts:\d+:\d+/s);
});

/** Makes the icons anew. Resolves with the names of the files that it has changed. */
async function makeIcons(): Promise<string> {
  const script = "import('./src/images/icons.ts').then(({ makeIcons }) => makeIcons())";
  return (await promisify(execFile)(process.execPath, ['--eval', script], { cwd: copy })).stdout;
}

test('the script of the images names the files that it changes', async () => {
  await makeIcons();
  expect(await makeIcons()).toBe('');
  await writeFile(join(copy, 'public/icons/any-192.png'), 'another picture');
  expect(await makeIcons()).toBe('public/icons/any-192.png\n');
});

function sizeOf(folder: string, name: string): number {
  const [file = '', ...others] = globSync(`assets/${name}-*.js`, { cwd: folder });
  expect(others).toEqual([]);
  return transferSize(folder, file);
}

/** Adds articles to the copy, each a file, a row and a cover, numbered from `first` to `last`. */
async function addArticles(first: number, last: number): Promise<void> {
  let rows = '';
  for (let id = first; id <= last; id++) {
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
