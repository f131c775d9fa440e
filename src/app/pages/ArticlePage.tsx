import { summaries } from 'virtual:article-summaries';
import { Link } from 'wouter';
import { blog } from '../../content/blog.ts';
import type { Article, ArticleSummary, Block } from '../../content/types.ts';
import type { Params, Redirect, Screen } from '../routes.tsx';
import { ArticleBody } from '../sections/blog/ArticleBody.tsx';
import { ArticleMeta } from '../sections/blog/ArticleMeta.tsx';
import { Cover } from '../sections/blog/Cover.tsx';
import { RelatedArticles } from '../sections/blog/RelatedArticles.tsx';
import { TagList } from '../sections/blog/TagList.tsx';
import { Icon } from '../ui/Icon.tsx';

const MAX_RELATED = 3;
const bodies = import.meta.glob<Article>('../../content/articles/*-*.ts', { import: 'article' });

export const paths = () => summaries.map(({ slug }) => `/blog/${slug}`);

/** An article by its slug; a slug that no article has leads to the blog. */
export async function screen({ slug }: Params): Promise<Screen | Redirect> {
  const summary = summaries.find((article) => article.slug === slug);
  const load = bodies[`../../content/articles/${slug}.ts`];
  if (!summary || !load) return { redirect: '/blog' };
  const { content } = await load();
  const related = summaries.filter((article) => article !== summary).slice(0, MAX_RELATED);
  return {
    head: { title: headTitle(summary.title), description: summary.excerpt },
    Page: () => <ArticlePage article={summary} blocks={content} related={related} />,
  };
}

function headTitle(title: string): string {
  const withName = `${title} | Trait`;
  return withName.length <= 60 ? withName : title;
}

type Props = { article: ArticleSummary; blocks: readonly Block[]; related: readonly ArticleSummary[] };

function ArticlePage({ article, blocks, related }: Props) {
  return (
    <>
      <article>
        <header className="page-width article-header">
          <Link href="/blog" className="back-link">
            <Icon name="arrow-left" /> {blog.backLink}
          </Link>
          <TagList tags={article.tags} />
          <h1 className="heading text-section">{article.title}</h1>
          <ArticleMeta article={article} />
          <Cover article={article} eager />
        </header>
        <div className="on-paper article-sheet">
          <div className="page-width">
            <div className="prose article-body">
              <ArticleBody blocks={blocks} />
            </div>
          </div>
        </div>
      </article>
      <RelatedArticles title={blog.relatedTitle} articles={related} readLink={blog.readLink} />
    </>
  );
}
