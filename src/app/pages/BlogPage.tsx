import '../styles/blog.css';
import { loadArchive, newest } from 'virtual:articles';
import { blog } from '../../content/blog.ts';
import { site } from '../../content/site.ts';
import type { ArticleSummary } from '../../content/types.ts';
import type { Params, Redirect, Screen } from '../routes.ts';
import { ArticleCard } from '../sections/blog/ArticleCard.tsx';
import { FeaturedArticle } from '../sections/blog/FeaturedArticle.tsx';
import { Newsletter } from '../sections/blog/Newsletter.tsx';
import { Pagination } from '../sections/blog/Pagination.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import { FirstScreenFirst } from '../ui/InPieces.tsx';

/** The paths of the pages after the first. */
export const paths = async () => (loadArchive ? (await loadArchive()).pagePaths : []);

/** A page of the blog; redirects to the first when no page has this number. */
export async function screen({ number }: Params): Promise<Screen | Redirect> {
  if (!number) return { head: blog.head, Page: () => <BlogPage title={blog.title} articles={newest} number={1} isLast={!loadArchive} /> };
  const page = loadArchive && (await (await loadArchive()).loadFurtherPage(number));
  if (!page) return { redirect: '/blog' };
  const title = `${blog.title}, page ${number}`;
  return { head: { ...blog.head, title: `${title} | ${site.name}` }, Page: () => <BlogPage title={title} {...page} /> };
}

type Props = { title: string; articles: readonly ArticleSummary[]; number: number; isLast: boolean };

function BlogPage({ title, articles, number, isLast }: Props) {
  const [featured, ...others] = articles;
  return (
    <FirstScreenFirst>
      <PageHero mark="Blog" title={title} intro={blog.intro} />
      <div className="page-width">{featured && <FeaturedArticle article={featured} readLink={blog.readLink} />}</div>
      <section className="section page-width" aria-labelledby="recent-title">
        <h2 id="recent-title" className="section-title">
          {blog.recentTitle}
        </h2>
        <div className="article-grid">
          {others.map((article) => (
            <ArticleCard key={article.slug} article={article} readLink={blog.readLink} />
          ))}
        </div>
      </section>
      {loadArchive && <Pagination number={number} isLast={isLast} />}
      <Newsletter content={blog.newsletter} />
    </FirstScreenFirst>
  );
}
