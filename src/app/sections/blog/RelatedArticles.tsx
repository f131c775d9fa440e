import './blog.css';
import { Link } from 'wouter';
import type { ArticleSummary } from '../../../content/types.ts';
import { articlePath } from '../../../shared/page-contract.ts';
import { Cover } from './Cover.tsx';
import './RelatedArticles.css';

type Props = { title: string; articles: readonly ArticleSummary[]; readLink: string };

export function RelatedArticles({ title, articles, readLink }: Props) {
  return (
    <section className="section page-width related" aria-labelledby="related-title">
      <h2 id="related-title" className="heading related-title">
        {title}
      </h2>
      <ul className="related-list">
        {articles.map((article) => (
          <li key={article.slug} className="article-card">
            <Cover article={article} />
            <h3 className="heading text-title card-title">{article.title}</h3>
            <Link href={articlePath(article.slug)} className="text-link card-link" aria-label={`${readLink} : ${article.title}`}>
              {readLink}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
