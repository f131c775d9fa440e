import type { ArticleSummary } from '../../../content/types.ts';
import { classNames } from '../../ui/class-names.ts';
import { imageLoading } from '../../ui/image-loading.ts';

type Props = { article: ArticleSummary; className?: string; eager?: boolean };

/** An article's cover. Decorative, since the title beside it says what the article is about. */
export function Cover({ article, className, eager = false }: Props) {
  return (
    <img
      src={article.coverImage}
      alt=""
      width={800}
      height={500}
      className={classNames('cover w-full', className)}
      {...imageLoading(eager)}
    />
  );
}
