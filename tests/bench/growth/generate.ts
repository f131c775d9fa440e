import { copyFile, cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../netlify/local/root.ts';
import { articles } from '../../../src/content/articles/index.ts';
import type { Article, Block } from '../../../src/content/types.ts';
import { createRandom, shuffle } from '../statistics.ts';

const SOURCES = /^(src|public|index\.html|package\.json|.+\.config\.ts|tsconfig.*\.json)$/;

export type Copy = { folder: string; remove(): Promise<void> };

/** Copies the project to a temporary folder with `count` articles: the real ones, then others made by shuffling their words. */
export async function copyWithArticles(count: number): Promise<Copy> {
  const folder = await mkdtemp(join(tmpdir(), `bench-growth-${count}-`));
  const sources = (await readdir(root)).filter((name) => SOURCES.test(name));
  for (const name of sources) await cp(join(root, name), join(folder, name), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await addArticles(folder, count);
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

async function addArticles(folder: string, count: number): Promise<void> {
  const content = join(folder, 'src/content/articles');
  const covers = join(folder, 'public/images/covers');
  await mkdir(covers, { recursive: true });
  const slugs = articles.map(({ slug }) => slug);
  for (let place = slugs.length; place < count; place++) {
    const article = makeArticle(place);
    slugs.push(article.slug);
    const text = `import type { Article } from '../types.ts';\n\nexport const article = ${JSON.stringify(article, null, 2)} satisfies Article;\n`;
    await writeFile(join(content, `${article.slug}.ts`), text);
    await copyFile(join(folder, 'public', sourceOf(place).coverImage), join(folder, 'public', article.coverImage));
  }
  await writeFile(join(content, 'index.ts'), indexOf(slugs));
}

function indexOf(slugs: readonly string[]): string {
  const imports = slugs.map((slug, place) => `import { article as article${place} } from './${slug}.ts';`);
  const list = slugs.map((_, place) => `article${place}`).join(', ');
  return `import type { Article } from '../types.ts';\n${imports.join('\n')}\n\nexport const articles: readonly Article[] = [${list}];\n`;
}

function sourceOf(place: number): Article {
  const source = articles[place % articles.length];
  if (!source) throw new Error('There is no article to make others of');
  return source;
}

/** Shuffled words weigh as much as new text; repeated sentences would compress to nothing. */
function makeArticle(place: number): Article {
  const source = sourceOf(place);
  const random = createRandom(place);
  const stir = (text: string) => shuffle(text.split(' '), random).join(' ');
  const slug = `essai-${place}-${source.slug}`;
  return {
    ...source,
    id: place + 1,
    slug,
    title: `${stir(source.title)} ${place}`,
    excerpt: stir(source.excerpt),
    coverImage: `/images/covers/${slug}.svg`,
    content: source.content.map((block) => stirBlock(block, stir)),
  };
}

function stirBlock(block: Block, stir: (text: string) => string): Block {
  if (block.type === 'list') return { ...block, items: block.items.map(stir) };
  return block.type === 'image' ? { ...block, caption: stir(block.caption) } : { ...block, content: stir(block.content) };
}
