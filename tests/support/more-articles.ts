import { createHash } from 'node:crypto';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Article, ArticleSummary } from '../../src/content/types.ts';
import { fullArticles } from '../../src/prerender/full-articles.ts';

/** Adds articles to a copy of the project, each a file, a row and a cover, numbered from `first` to `last`. */
export async function addArticles(folder: string, first: number, last: number): Promise<void> {
  const rows: ArticleSummary[] = [];
  for (let id = first; id <= last; id++) {
    const { content, ...row } = makeArticle(id);
    rows.push(row);
    await writeFile(join(folder, `src/content/articles/${row.slug}.ts`), `export const content = ${JSON.stringify(content)};\n`);
    await copyFile(join(folder, 'public', modelOf(id).coverImage), join(folder, 'public', row.coverImage));
  }
  const table = join(folder, 'src/content/articles/index.ts');
  const source = await readFile(table, 'utf8');
  await writeFile(table, source.replace(/\];\n$/, `${rows.map((row) => `${JSON.stringify(row)},\n`).join('')}];\n`));
}

function modelOf(id: number): Article {
  const model = fullArticles[id % fullArticles.length];
  if (!model) throw new Error('There is no article to make others of');
  return model;
}

/** Shuffled words weigh as much as new text; repeated sentences would compress to nothing. */
function makeArticle(id: number): Article {
  const place = (word: string) => createHash('md5').update(`${id} ${word}`).digest('hex');
  const stir = (text: string) =>
    text
      .split(' ')
      .sort((one, other) => place(one).localeCompare(place(other)))
      .join(' ');
  const { title, excerpt, content, ...model } = modelOf(id);
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
