import { type RefObject, useEffect, useState } from 'react';
import type { Searchable } from '../../../content/types.ts';
import type { Hit, Search } from './search-index.ts';

export type LoadArticles = () => Promise<readonly Searchable[]>;
export type Answer = { state: 'closed' } | { state: 'loading' } | { state: 'failed' } | { state: 'answered'; hits: Hit[] };

/** Kept between visits of the page; forgotten when it could not be made, so that the next query tries again. */
let opened: Promise<Search> | undefined;

function openSearch(load: LoadArticles): Promise<Search> {
  opened ??= Promise.all([import('./search-index.ts'), load()])
    .then(([{ createSearch }, articles]) => createSearch(articles))
    .catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
  return opened;
}

/** The query of a search field, which the address keeps, and its answer. Nothing is loaded before the first query. */
export function useArticleSearch(input: RefObject<HTMLInputElement | null>, load: LoadArticles) {
  const [query, setQuery] = useState('');
  const [answer, setAnswer] = useState<Answer>({ state: 'closed' });

  // What was typed before hydration counts; the build knows neither that nor the address's query.
  useEffect(() => {
    if (!input.current) return;
    input.current.value ||= new URLSearchParams(location.search).get('q') ?? '';
    setQuery(input.current.value);
  }, [input]);

  useEffect(() => {
    if (query.trim() === '') return setAnswer({ state: 'closed' });
    let isCurrent = true;
    setAnswer((last) => (last.state === 'answered' ? last : { state: 'loading' }));
    openSearch(load)
      .then((search) => search(query))
      .then((hits): Answer => (hits ? { state: 'answered', hits } : { state: 'closed' }))
      .catch((): Answer => ({ state: 'failed' }))
      .then((next) => isCurrent && setAnswer(next));
    return () => {
      isCurrent = false;
    };
  }, [query, load]);

  useEffect(() => {
    const timer = setTimeout(keepInAddress, ADDRESS_DELAY_MS, query.trim());
    return () => clearTimeout(timer);
  }, [query]);

  return { query: query.trim(), setQuery, answer };
}

/** Safari refuses more than 100 changes of the address in 30 seconds. */
const ADDRESS_DELAY_MS = 350;

function keepInAddress(query: string): void {
  const url = new URL(location.href);
  if (query === (url.searchParams.get('q') ?? '')) return;
  if (query) url.searchParams.set('q', query);
  else url.searchParams.delete('q');
  history.replaceState(null, '', url);
}
