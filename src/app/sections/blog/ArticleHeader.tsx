import './blog.css';
import { Link } from 'wouter';
import type { ArticleSummary } from '../../../content/types.ts';
import { articlePath, BLOG_PATH } from '../../../shared/page-contract.ts';
import { OfflineReady } from '../../pwa/OfflineReady.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ArticleMeta } from './ArticleMeta.tsx';
import { Cover } from './Cover.tsx';
import { TagList } from './TagList.tsx';
import './ArticleHeader.css';

export function ArticleHeader({ article, backLink }: { article: ArticleSummary; backLink: string }) {
  return (
    <header className="notebook">
      <div className="page-width article-header">
        <div className="article-intro">
          <Link href={BLOG_PATH} className="back-link">
            <Icon name="arrow-left" /> {backLink}
          </Link>
          <h1 className="heading text-section article-title">{article.title}</h1>
          <ArticleMeta article={article} />
          <TagList tags={article.tags} />
          <OfflineReady path={articlePath(article.slug)} />
        </div>
        <div className="line article-scene">
          <Cover article={article} isFirst />
        </div>
      </div>
    </header>
  );
}
