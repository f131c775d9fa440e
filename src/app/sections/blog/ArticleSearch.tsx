import { type FormEvent, type ReactNode, useRef } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import { SearchHits } from './SearchHits.tsx';
import { type Answer, type LoadArticles, useArticleSearch } from './use-article-search.ts';

type Texts = { label: string; placeholder: string; loading: string; empty: string; failed: string };
type Props = { texts: Texts; load: LoadArticles; children: ReactNode };

/** Searches the articles in the browser; the results replace `children`. Hidden without JavaScript. */
export function ArticleSearch({ texts, load, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const section = useRef<HTMLElement>(null);
  const { query, setQuery, answer } = useArticleSearch(input, load);
  const enterHits = (event: FormEvent) => {
    event.preventDefault();
    section.current?.querySelector('a')?.focus();
  };
  return (
    <>
      <search ref={section} className="page-width article-search">
        <form action="/blog" onSubmit={enterHits}>
          <label htmlFor="article-search" className="mark">
            {texts.label}
          </label>
          <div className="flex items-center gap-4">
            <input
              ref={input}
              id="article-search"
              type="search"
              name="q"
              placeholder={texts.placeholder}
              autoComplete="off"
              enterKeyHint="search"
              onInput={(event) => setQuery(event.currentTarget.value)}
            />
            <IconButton type="submit" icon="arrow-right" label="Aller au premier article trouvé" />
          </div>
        </form>
        <p role="status">{describe(answer, query, texts)}</p>
        {answer.state === 'answered' && <SearchHits hits={answer.hits} />}
      </search>
      <div hidden={answer.state === 'answered'}>{children}</div>
    </>
  );
}

function describe(answer: Answer, query: string, { loading, empty, failed }: Texts): string {
  if (answer.state === 'loading') return loading;
  if (answer.state === 'failed') return failed;
  if (answer.state === 'closed') return '';
  const count = answer.hits.length;
  return `${count === 0 ? empty : `${count} article${count > 1 ? 's' : ''} pour`} « ${query} »`;
}
