import type { ArticleSummary } from '../../../content/types.ts';
import { imageLoading } from '../../ui/image-loading.ts';

type Props = { article: ArticleSummary; eager?: boolean };

/** An article's cover. Decorative, since the title beside it says what the article is about. */
export function Cover({ article, eager = false }: Props) {
  return <img src={article.coverImage} alt="" width={800} height={500} className="cover" {...imageLoading(eager)} />;
}
