import { expect, test } from 'vitest';
import { linkOf } from '../../src/app/sections/blog/link-of.ts';
import type { Block } from '../../src/content/types.ts';
import { fullArticles as articles } from '../../src/prerender/full-articles.ts';
import { all, openPage, textOf, texts } from '../support/built-site.ts';
import { SLUGS } from '../support/site-routes.ts';

const blog = openPage('blog.html');

const hrefs = (document: Document, selector: string) => [
  ...new Set(all(document, selector).map((link) => (link.getAttribute('href') ?? '').replace(/^\/blog\//, ''))),
];

const tagsIn = (document: Document, place: string) => all(document, `${place} .tag-list li`).map(({ textContent }) => textContent);

test('the blog features the first article in full, with all its tags, and shows the others as cards, each with a link that names it', () => {
  expect(hrefs(blog, '.featured-article a')).toEqual([SLUGS[0]]);
  expect(hrefs(blog, '.article-grid a')).toEqual(SLUGS.slice(1));
  expect(texts(blog, '.featured-article time')).toEqual([articles[0]?.date]);
  expect(texts(blog, '.featured-article a').at(-1)).toBe("Lire l'article");
  expect(tagsIn(blog, '.featured-article')).toEqual(articles[0]?.tags);

  const cards = all(blog, '.article-grid article');
  expect(Math.max(...articles.map(({ tags }) => tags.length)), 'tags of an article').toBeGreaterThan(3);
  for (const [index, { slug, title, category, date, author, excerpt, tags }] of articles.slice(1).entries()) {
    const card = cards[index] as Element;
    const link = card.querySelector('.trait-link');
    expect(card.querySelector('img'), title).not.toBeNull();
    expect(card.querySelector('h3')?.textContent).toBe(title);
    expect(textOf(card.querySelector('time'))).toBe(date);
    for (const text of [category, author, excerpt]) expect(card.textContent).toContain(text);
    expect(card.querySelectorAll('.tag-list li')).toHaveLength(Math.min(3, tags.length));
    expect(['aria-label', 'href'].map((name) => link?.getAttribute(name))).toEqual([`Lire l'article : ${title}`, `/blog/${slug}`]);
    expect(link?.textContent).toBe("Lire l'article");
  }
});

const ELEMENTS = { heading: 'H2', paragraph: 'P', subheading: 'H3', quote: 'BLOCKQUOTE' };

/** The element that a block becomes, its text, and for a picture its name and its alternative. */
function elementOf(block: Block): unknown[] {
  if (block.type === 'list') return ['UL', block.items.map((item) => linkOf(item)?.title ?? item).join('')];
  return block.type === 'image' ? ['FIGURE', block.caption, block.caption, block.alt] : [ELEMENTS[block.type], block.content];
}

test.each(articles)('the article $slug shows its tags, its blocks in order, its sections and its neighbours', ({ slug, tags, content }) => {
  const page = openPage(`blog/${slug}.html`);
  expect(tagsIn(page, '.article-header')).toEqual(tags);
  const body = all(page, '.article-body > *');
  const picture = (figure: Element) => [figure.getAttribute('aria-label'), figure.querySelector('img')?.getAttribute('alt')];
  const shown = body.map((each) => [each.tagName, each.textContent, ...(each.matches('figure') ? picture(each) : [])]);
  expect(shown).toEqual(content.map(elementOf));
  const links = content.flatMap((block) => (block.type === 'list' ? block.items.flatMap((item) => linkOf(item)?.url ?? []) : []));
  expect(hrefs(page, '.article-body a')).toEqual(links);
  const sections = all(page, '.toc a').map((link) => page.getElementById(link.getAttribute('href')?.slice(1) ?? '')?.textContent);
  expect(sections).toEqual(content.flatMap((block) => (block.type === 'heading' ? [block.content] : [])));

  const index = SLUGS.indexOf(slug);
  expect(texts(page, '.article-header a')[0]).toBe('Retour au blog');
  expect(hrefs(page, '.adjacent [rel=prev]')).toEqual(SLUGS.slice(Math.max(0, index - 1), index));
  expect(hrefs(page, '.adjacent [rel=next]')).toEqual(SLUGS.slice(index + 1, index + 2));
  expect(texts(page, '.related h2')).toEqual(['Articles similaires']);
  expect(hrefs(page, '.related a')).toEqual(SLUGS.filter((other) => other !== slug).slice(0, 3));
  expect(all(page, '.related img')).toHaveLength(3);
});
