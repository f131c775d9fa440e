import './blog.css';
import { Link } from 'wouter';
import type { ArticleSummary } from '../../../content/types.ts';
import { articlePath } from '../../../shared/page-contract.ts';
import { ArticleMeta } from './ArticleMeta.tsx';
import { Cover } from './Cover.tsx';
import { TagList } from './TagList.tsx';
import './FeaturedArticle.css';

type Props = { article: ArticleSummary; readLink: string };

export function FeaturedArticle({ article, readLink }: Props) {
  return (
    <article className="featured-article">
      <div className="line featured-scene">
        <Cover article={article} isFirst />
      </div>
      <div className="featured-text">
        <ArticleMeta article={article} />
        <h2 className="heading featured-title card-title">
          <Link href={articlePath(article.slug)} className="card-title-link">
            {article.title}
          </Link>
        </h2>
        <p className="featured-excerpt">{article.excerpt}</p>
        <TagList tags={article.tags} />
        <Link href={articlePath(article.slug)} className="btn btn-primary card-link" aria-label={`${readLink} : ${article.title}`}>
          {readLink}
        </Link>
      </div>
    </article>
  );
}
