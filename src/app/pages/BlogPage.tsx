import { summaries } from 'virtual:article-summaries';
import { blog } from '../../content/blog.ts';
import type { Article } from '../../content/types.ts';
import type { Screen } from '../routes.tsx';
import { ArticleCard } from '../sections/blog/ArticleCard.tsx';
import { ArticleSearch } from '../sections/blog/ArticleSearch.tsx';
import { FeaturedArticle } from '../sections/blog/FeaturedArticle.tsx';
import { Newsletter } from '../sections/blog/Newsletter.tsx';
import { PageHero } from '../sections/PageHero.tsx';

const bodies = import.meta.glob<Article>('../../content/articles/*-*.ts', { import: 'article' });
const loadArticles = () => Promise.all(Object.values(bodies).map((load) => load()));

function BlogPage() {
  const [featured, ...recent] = summaries;
  return (
    <>
      <PageHero mark="Blog" title={blog.title} intro={blog.intro} />
      <ArticleSearch texts={blog.search} load={loadArticles}>
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
      </ArticleSearch>
      <Newsletter content={blog.newsletter} />
    </>
  );
}

export const screen: Screen = { head: blog.head, Page: BlogPage };
