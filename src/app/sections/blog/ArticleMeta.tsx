import type { ArticleSummary } from '../../../content/types.ts';
import './ArticleMeta.css';

export function ArticleMeta({ article }: { article: ArticleSummary }) {
  return (
    <p className="article-meta">
      <time dateTime={article.date}>{article.date}</time>
      <span>{article.author}</span>
      <span>{article.readingTime} min de lecture</span>
    </p>
  );
}
