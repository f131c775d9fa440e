import type { ArticleSummary } from '../../../content/types.ts';
import { imageLoading } from '../../ui/image-loading.ts';

/** An article's cover. Decorative, since the title beside it says what the article is about. */
export function Cover({ article, eager = false }: { article: ArticleSummary; eager?: boolean }) {
  return <img src={article.coverImage} alt="" width={800} height={500} className="cover w-full" {...imageLoading(eager)} />;
}
