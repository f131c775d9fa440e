import { act, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { App } from '../../src/app/App.tsx';
import { pages } from '../../src/app/routes.ts';
import { ArticleCard } from '../../src/app/sections/blog/ArticleCard.tsx';
import { TagList } from '../../src/app/sections/blog/TagList.tsx';
import { fullArticles as articles } from '../../src/prerender/full-articles.ts';

const [first] = articles;
if (!first) throw new Error('The blog has no article');

async function openArticle(slug: string) {
  history.replaceState(null, '', `/blog/${slug}`);
  await pages.preload(location.pathname);
  await act(async () => render(<App />));
}

const namesOf = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

test('a tag list shows all of its tags', () => {
  render(<TagList tags={['a', 'b', 'c', 'd']} />);
  expect(
    within(screen.getByRole('list', { name: 'Thèmes' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['a', 'b', 'c', 'd']);
});

test('a card shows at most three tags, and its link names the article it opens', () => {
  const { container } = render(<ArticleCard article={{ ...first, tags: ['a', 'b', 'c', 'd'] }} readLink="Lire l'article" />);
  expect(within(screen.getByRole('list', { name: 'Thèmes' })).getAllByRole('listitem')).toHaveLength(3);
  const link = screen.getByRole('link', { name: `Lire l'article : ${first.title}` });
  expect(link.getAttribute('href')).toBe(`/blog/${first.slug}`);
  for (const text of [first.category, first.date, first.author, first.excerpt]) expect(container.textContent).toContain(text);
});

test.each(articles.map(({ slug }, place) => [slug, place] as const))('%s offers the first three other articles', async (slug) => {
  await openArticle(slug);
  const related = screen.getByRole('region', { name: 'Articles similaires' });
  const expected = articles.filter((article) => article.slug !== slug).slice(0, 3);
  expect(namesOf(within(related).getAllByRole('link'))).toEqual(expected.map((article) => `/blog/${article.slug}`));
});

test('an article links to the previous and the next one', async () => {
  await openArticle(articles[2]?.slug ?? '');
  const links = within(screen.getByRole('navigation', { name: 'Articles voisins' })).getAllByRole('link');
  expect(namesOf(links)).toEqual([`/blog/${articles[1]?.slug}`, `/blog/${articles[3]?.slug}`]);
});

test('the first article has no link to a previous one', async () => {
  await openArticle(first.slug);
  const links = within(screen.getByRole('navigation', { name: 'Articles voisins' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('rel'))).toEqual(['next']);
});

test('the table of contents lists every section, with links that exist', async () => {
  await openArticle(first.slug);
  const links = within(screen.getByRole('navigation', { name: 'Sommaire', hidden: true })).getAllByRole('link', { hidden: true });
  const headings = first.content.flatMap((block) => (block.type === 'heading' ? [block.content] : []));
  expect(links.map((link) => link.textContent)).toEqual(headings);
  expect(links.filter((link) => document.querySelector(link.getAttribute('href') ?? '') === null)).toEqual([]);
});

test('an unknown slug redirects to the blog', async () => {
  await openArticle('inconnu');
  await waitFor(() => expect([location.pathname, screen.getByRole('heading', { level: 1 }).textContent]).toEqual(['/blog', 'Notre Blog']));
});
