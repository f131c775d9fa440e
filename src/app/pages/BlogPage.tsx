import { summaries } from 'virtual:article-summaries';
import { blog } from '../../content/blog.ts';
import type { Screen } from '../routes.tsx';
import { ArticleCard } from '../sections/blog/ArticleCard.tsx';
import { FeaturedArticle } from '../sections/blog/FeaturedArticle.tsx';
import { Newsletter } from '../sections/blog/Newsletter.tsx';
import { PageHero } from '../sections/PageHero.tsx';

function BlogPage() {
  const [featured, ...recent] = summaries;
  return (
    <>
      <PageHero mark="Blog" title={blog.title} intro={blog.intro} />
      <div className="page-width">{featured && <FeaturedArticle article={featured} readLink={blog.readLink} />}</div>
      <section className="section page-width" aria-labelledby="recent-title">
        <h2 id="recent-title" className="section-title">
          {blog.recentTitle}
        </h2>
        <div className="article-grid">
          {recent.map((article) => (
            <ArticleCard key={article.slug} article={article} readLink={blog.readLink} />
          ))}
        </div>
      </section>
      <Newsletter content={blog.newsletter} />
    </>
  );
}

export const screen: Screen = { head: blog.head, Page: BlogPage };
