import { Link } from 'wouter';
import type { ArticleSummary } from '../../../content/types.ts';
import { Icon } from '../../ui/Icon.tsx';

type Neighbour = Pick<ArticleSummary, 'slug' | 'title'>;
type Props = { label: string; previous: Neighbour | undefined; next: Neighbour | undefined; texts: { previous: string; next: string } };

/** The articles before and after this one, in the blog's order. */
export function AdjacentArticles({ label, previous, next, texts }: Props) {
  return (
    <nav aria-label={label} className="page-width adjacent">
      {previous && (
        <Link href={`/blog/${previous.slug}`} rel="prev" className="adjacent-link">
          <span className="mark">
            <Icon name="arrow-left" /> {texts.previous}
          </span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link href={`/blog/${next.slug}`} rel="next" className="adjacent-link adjacent-next">
          <span className="mark">
            {texts.next} <Icon name="arrow-right" />
          </span>
          {next.title}
        </Link>
      )}
    </nav>
  );
}
