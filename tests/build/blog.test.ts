import { describe, expect, test } from 'vitest';
import type { Block } from '../../src/content/types.ts';
import { fullArticles as articles } from '../../src/prerender/full-articles.ts';
import { linkOf } from '../../src/shared/link-of.ts';
import { all, openPage, textOf, texts } from '../support/site/built-site.ts';
import { SLUGS } from '../support/site/site-routes.ts';

const blog = openPage('blog.html');

const hrefs = (document: Document, selector: string) => [
  ...new Set(all(document, selector).map((link) => (link.getAttribute('href') ?? '').replace(/^\/blog\//, ''))),
];

const tagsIn = (document: Document, place: string) => all(document, `${place} .tag-list li`).map(({ textContent }) => textContent);

test('the blog features the first article, with all its tags', () => {
  expect(hrefs(blog, '.featured-article a')).toEqual([SLUGS[0]]);
  expect(texts(blog, '.featured-article time')).toEqual([articles[0]?.date]);
  expect(texts(blog, '.featured-article a').at(-1)).toBe("Lire l'article");
  expect(tagsIn(blog, '.featured-article')).toEqual(articles[0]?.tags);
});

test('the blog shows the other articles as cards, in order', () => {
  expect(hrefs(blog, '.article-grid a')).toEqual(SLUGS.slice(1));
});

test('some article has more than the three tags of a card', () => {
  expect(Math.max(...articles.map(({ tags }) => tags.length))).toBeGreaterThan(3);
});

describe.each(articles.slice(1).map((article, index) => ({ ...article, index })))('the card of $slug', (article) => {
  const card = all(blog, '.article-grid article')[article.index] as Element;

  test('shows its picture, title, date, category, author and excerpt', () => {
    expect(card.querySelector('img')).not.toBeNull();
    expect(card.querySelector('h3')?.textContent).toBe(article.title);
    expect(textOf(card.querySelector('time'))).toBe(article.date);
    for (const text of [article.category, article.author, article.excerpt]) expect(card.textContent).toContain(text);
  });

  test('shows at most three tags', () => {
    expect(card.querySelectorAll('.tag-list li')).toHaveLength(Math.min(3, article.tags.length));
  });

  test('has a link that names the article', () => {
    const link = card.querySelector('.text-link');
    expect(link?.getAttribute('href')).toBe(`/blog/${article.slug}`);
    expect(link?.getAttribute('aria-label')).toBe(`Lire l'article : ${article.title}`);
    expect(link?.textContent).toBe("Lire l'article");
  });
});

const ELEMENTS = { heading: 'H2', paragraph: 'P', subheading: 'H3', quote: 'BLOCKQUOTE' };

/** The element that a block becomes, its text, and for a picture its name and its alternative. */
function elementOf(block: Block): unknown[] {
  if (block.type === 'list') return ['UL', block.items.map((item) => linkOf(item)?.title ?? item).join('')];
  return block.type === 'image' ? ['FIGURE', block.caption, block.caption, block.alt] : [ELEMENTS[block.type], block.content];
}

describe.each(articles)('the article $slug', ({ slug, tags, content }) => {
  const page = openPage(`blog/${slug}.html`);

  test('leads back to the blog and shows its tags', () => {
    expect(texts(page, '.article-header a')[0]).toBe('Retour au blog');
    expect(tagsIn(page, '.article-header')).toEqual(tags);
  });

  test('shows its blocks in order', () => {
    const picture = (figure: Element) => [figure.getAttribute('aria-label'), figure.querySelector('img')?.getAttribute('alt')];
    const shown = all(page, '.article-body > *').map((each) => {
      return [each.tagName, each.textContent, ...(each.matches('figure') ? picture(each) : [])];
    });
    expect(shown).toEqual(content.map(elementOf));
  });

  test('links to its sources', () => {
    const links = content.flatMap((block) => (block.type === 'list' ? block.items.flatMap((item) => linkOf(item)?.url ?? []) : []));
    expect(hrefs(page, '.article-body a')).toEqual(links);
  });

  test('has a table of contents that leads to each section', () => {
    const sections = all(page, '.toc a').map((link) => page.getElementById(link.getAttribute('href')?.slice(1) ?? '')?.textContent);
    expect(sections).toEqual(content.flatMap((block) => (block.type === 'heading' ? [block.content] : [])));
  });

  test('suggests three other articles, with their pictures', () => {
    expect(texts(page, '.related h2')).toEqual(['Articles similaires']);
    expect(hrefs(page, '.related a')).toEqual(SLUGS.filter((other) => other !== slug).slice(0, 3));
    expect(all(page, '.related img')).toHaveLength(3);
  });

  test('leads to no article twice', () => {
    const paths = all(page, 'main a[href^="/blog/"]').map((link) => link.getAttribute('href'));
    expect(paths).toEqual([...new Set(paths)]);
  });
});
