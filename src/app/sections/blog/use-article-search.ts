import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Searchable } from '../../../content/types.ts';
import type { Hit, Search } from './search-index.ts';

/** Debounces address updates: Safari refuses more than 100 in 30 seconds. */
const ADDRESS_DELAY_MS = 350;

export type LoadArticles = () => Promise<readonly Searchable[]>;
export type Answer = { state: 'closed' } | { state: 'loading' } | { state: 'failed' } | { state: 'answered'; hits: Hit[] };

/** Kept across visits to the page; dropped on failure so that the next query tries again. */
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

/** A search field's query, mirrored in the address, and its answer. Nothing is loaded before the first query. */
export function useArticleSearch(input: RefObject<HTMLInputElement | null>, load: LoadArticles) {
  const [query, setQuery] = useState('');
  const [answer, setAnswer] = useState<Answer>({ state: 'closed' });
  /** The address's query when it was last read or written here. */
  const kept = useRef('');

  // Text typed before hydration wins over the address's query; the build knows neither.
  useEffect(() => {
    if (!input.current) return;
    kept.current = readAddress();
    input.current.value ||= kept.current;
    setQuery(input.current.value);
  }, [input]);

  const followAddress = useEffectEvent(() => {
    const asked = readAddress();
    if (!input.current || asked === kept.current) return;
    kept.current = asked;
    input.current.value = asked;
    setQuery(asked);
  });
  // A link to the blog re-renders it; Back within the blog only fires `popstate`.
  useEffect(() => followAddress());
  useEffect(() => {
    window.addEventListener('popstate', followAddress);
    return () => window.removeEventListener('popstate', followAddress);
  }, []);

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
    const timer = setTimeout(() => {
      kept.current = query.trim();
      writeAddress(kept.current);
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [query]);

  return { query: query.trim(), setQuery, answer };
}

function readAddress(): string {
  return new URLSearchParams(location.search).get('q') ?? '';
}

function writeAddress(query: string): void {
  if (query === readAddress()) return;
  const url = new URL(location.href);
  if (query) url.searchParams.set('q', query);
  else url.searchParams.delete('q');
  history.replaceState(history.state, '', url);
}
