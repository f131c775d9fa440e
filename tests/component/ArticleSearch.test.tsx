import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ArticleSearch } from '../../src/app/sections/blog/ArticleSearch.tsx';
import type { LoadArticles } from '../../src/app/sections/blog/use-article-search.ts';
import { articles } from '../../src/content/articles/index.ts';
import { blog } from '../../src/content/blog.ts';

const loadArticles: LoadArticles = async () => articles;

beforeEach(() => history.replaceState(null, '', '/blog'));

function show(load = loadArticles) {
  render(
    <ArticleSearch texts={blog.search} load={load}>
      <p>Toute la liste</p>
    </ArticleSearch>,
  );
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: blog.search.label });
const ask = (query: string) => fireEvent.input(field(), { target: { value: query } });
const status = () => screen.getByRole('status').textContent;

// Must come first: once the index is built, it is kept.
test('a loading failure is announced, and the next query tries again', async () => {
  let attempts = 0;
  const load: LoadArticles = async () => {
    attempts++;
    if (attempts === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return articles;
  };
  show(load);
  ask('panier');
  await waitFor(() => expect(status()).toBe(blog.search.failed));
  expect(screen.getByText('Toute la liste').closest('[hidden]')).toBeNull();
  ask('paniers');
  await screen.findAllByRole('listitem');
  expect(attempts).toBe(2);
});

test('before any query, the full list is shown and nothing is announced', () => {
  show();
  expect(status()).toBe('');
  expect(screen.getByText('Toute la liste').closest('[hidden]')).toBeNull();
});

test('a query shows the matching articles, highlights its words and announces how many there are', async () => {
  show();
  ask('panier');
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  expect(status()).toBe('1 article pour «\u00a0panier\u00a0»');
  ask('boutique');
  await waitFor(() => expect(status()).toMatch(/^\d+ articles pour «\u00a0boutique\u00a0»$/));
  const hits = screen.getAllByRole('listitem');
  expect(status()).toBe(`${hits.length} articles pour «\u00a0boutique\u00a0»`);
  const [best] = hits;
  expect(best?.querySelector('mark')?.textContent).toMatch(/boutique/i);
  expect(best && within(best).getAllByRole('link')[0]?.getAttribute('href')).toBe('/blog/cles-site-ecommerce-performant');
  expect(screen.getByText('Toute la liste').closest('[hidden]')).not.toBeNull();
});

test('a query without results says so; emptying the query brings the list back', async () => {
  show();
  ask('zzyzx');
  await waitFor(() => expect(status()).toBe(`${blog.search.empty} «\u00a0zzyzx\u00a0»`));
  ask('  ');
  await waitFor(() => expect(status()).toBe(''));
  expect(screen.getByText('Toute la liste').closest('[hidden]')).toBeNull();
});

test('the address keeps the query next to its other parameters', async () => {
  history.replaceState(null, '', '/blog?utm_source=lettre');
  show();
  ask('devis');
  await waitFor(() => expect(location.search).toBe('?utm_source=lettre&q=devis'));
  ask('');
  await waitFor(() => expect(location.search).toBe('?utm_source=lettre'));
});

test('opening an address with a query shows its results', async () => {
  history.replaceState(null, '', '/blog?q=sauvegarde');
  show();
  expect(await screen.findAllByRole('listitem')).not.toHaveLength(0);
  expect(field().value).toBe('sauvegarde');
});

test('Enter moves focus to the first result', async () => {
  show();
  ask('panier');
  await screen.findAllByRole('listitem');
  const form = field().form;
  if (!form) throw new Error('The field has no form');
  fireEvent.submit(form);
  expect(document.activeElement).toBe(screen.getAllByRole('link')[0]);
});
