import { clsx } from 'clsx';
import type { ArticleSummary } from '../../../content/types.ts';
import { imageLoading } from '../../ui/image-loading.ts';
import './Cover.css';

/** `isFirst`: it stands in a page's first screen, where the line crosses it. */
type Props = { article: ArticleSummary; isFirst?: boolean };

/** An article's cover. Decorative, since the title beside it says what the article is about. */
export function Cover({ article, isFirst = false }: Props) {
  const className = clsx('cover', isFirst ? 'inked-on-arrival' : 'inked-by-line');
  return (
    <img src={article.coverImage} alt="" width={800} height={500} className={className} {...imageLoading(isFirst ? 'first' : 'lazy')} />
  );
}
