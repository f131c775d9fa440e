import { act, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { App } from '../../src/app/App.tsx';
import { pages } from '../../src/app/routes.ts';
import { fullArticles as articles } from '../../src/prerender/full-articles.ts';

const SLUGS = articles.map(({ slug }) => slug);

async function openArticle(slug = '') {
  history.replaceState(null, '', `/blog/${slug}`);
  await pages.preload(location.pathname);
  await act(async () => render(<App />));
}

test.each([
  ['the third', SLUGS[2], [SLUGS[1], SLUGS[3]]],
  ['the first', SLUGS[0], [SLUGS[1]]],
])('%s article links to the previous and the next one', async (_which, slug, neighbours) => {
  await openArticle(slug);
  const links = within(screen.getByRole('navigation', { name: 'Articles voisins' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(neighbours.map((neighbour) => `/blog/${neighbour}`));
  expect(links.map((link) => link.getAttribute('rel'))).toEqual(['prev', 'next'].slice(-neighbours.length));
});

test('the table of contents lists every section, with links that exist', async () => {
  await openArticle(SLUGS[0]);
  const links = within(screen.getByRole('navigation', { name: 'Sommaire', hidden: true })).getAllByRole('link', { hidden: true });
  const headings = articles[0]?.content.flatMap((block) => (block.type === 'heading' ? [block.content] : []));
  expect(links.map((link) => link.textContent)).toEqual(headings);
  expect(links.filter((link) => document.querySelector(link.getAttribute('href') ?? '') === null)).toEqual([]);
});

test('an unknown slug redirects to the blog', async () => {
  await openArticle('inconnu');
  await waitFor(() => expect([location.pathname, screen.getByRole('heading', { level: 1 }).textContent]).toEqual(['/blog', 'Notre Blog']));
});
