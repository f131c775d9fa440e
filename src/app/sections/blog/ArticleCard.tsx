import './blog.css';
import { Link } from 'wouter';
import type { ArticleSummary } from '../../../content/types.ts';
import { articlePath } from '../../../shared/page-contract.ts';
import { ArticleMeta } from './ArticleMeta.tsx';
import { Cover } from './Cover.tsx';
import { TagList } from './TagList.tsx';
import './ArticleCard.css';

const MAX_TAGS = 3;

type Props = { article: ArticleSummary; readLink: string };

export function ArticleCard({ article, readLink }: Props) {
  return (
    <article className="article-card line">
      <Cover article={article} />
      <p className="small-label category-badge">{article.category}</p>
      <ArticleMeta article={article} />
      <h3 className="heading text-title card-title">
        <Link href={articlePath(article.slug)} className="card-title-link">
          {article.title}
        </Link>
      </h3>
      <p className="text-small text-muted">{article.excerpt}</p>
      <TagList tags={article.tags.slice(0, MAX_TAGS)} />
      <Link href={articlePath(article.slug)} className="text-link card-link" aria-label={`${readLink} : ${article.title}`}>
        {readLink}
      </Link>
    </article>
  );
}
