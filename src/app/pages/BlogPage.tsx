import '../sections/blog/blog.css';
import { articles } from '../../content/articles/index.ts';
import { blog } from '../../content/blog.ts';
import { PageSections } from '../routing/PageSections.tsx';
import type { Page } from '../routing/pages.ts';
import { ArticleCard } from '../sections/blog/ArticleCard.tsx';
import { FeaturedArticle } from '../sections/blog/FeaturedArticle.tsx';
import { Newsletter } from '../sections/blog/Newsletter.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import './BlogPage.css';

function BlogPage() {
  const [featured, ...others] = articles;
  return (
    <div className="on-paper notebook">
      <PageSections
        header={[
          <PageHero key="title" title={blog.title} intro={blog.intro} />,
          <div key="featured" className="page-width featured-row">
            {featured && <FeaturedArticle article={featured} readLink={blog.readLink} />}
          </div>,
        ]}
      >
        <section className="section page-width" aria-labelledby="recent-title">
          <h2 id="recent-title" className="heading text-section">
            {blog.recentTitle}
          </h2>
          <div className="article-grid">
            {others.map((article) => (
              <ArticleCard key={article.slug} article={article} readLink={blog.readLink} />
            ))}
          </div>
        </section>
        <Newsletter content={blog.newsletter} />
      </PageSections>
    </div>
  );
}

export const page: Page = { head: blog.head, Component: BlogPage };
