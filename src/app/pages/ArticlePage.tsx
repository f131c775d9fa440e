import { summaries } from 'virtual:article-summaries';
import { Link } from 'wouter';
import { blog } from '../../content/blog.ts';
import type { Article, ArticleSummary, Block } from '../../content/types.ts';
import { OfflineReady } from '../pwa/OfflineReady.tsx';
import type { Params, Redirect, Screen } from '../routes.tsx';
import { AdjacentArticles } from '../sections/blog/AdjacentArticles.tsx';
import { ArticleBody } from '../sections/blog/ArticleBody.tsx';
import { ArticleMeta } from '../sections/blog/ArticleMeta.tsx';
import { Cover } from '../sections/blog/Cover.tsx';
import { FeedLinks } from '../sections/blog/FeedLinks.tsx';
import { RelatedArticles } from '../sections/blog/RelatedArticles.tsx';
import { ShareButton } from '../sections/blog/ShareButton.tsx';
import { TableOfContents } from '../sections/blog/TableOfContents.tsx';
import { TagList } from '../sections/blog/TagList.tsx';
import { Icon } from '../ui/Icon.tsx';

const MAX_RELATED = 3;
const bodies = import.meta.glob<Article>('../../content/articles/*-*.ts', { import: 'article' });

export const paths = () => summaries.map(({ slug }) => `/blog/${slug}`);

/** An article by its slug; a slug that no article has leads to the blog. */
export async function screen({ slug }: Params): Promise<Screen | Redirect> {
  const place = summaries.findIndex((article) => article.slug === slug);
  const summary = summaries[place];
  const load = bodies[`../../content/articles/${slug}.ts`];
  if (!summary || !load) return { redirect: '/blog' };
  const { content } = await load();
  const around = { previous: summaries[place - 1], next: summaries[place + 1] };
  return {
    head: { title: headTitle(summary.title), description: summary.excerpt },
    Page: () => <ArticlePage article={summary} blocks={content} around={around} />,
  };
}

function headTitle(title: string): string {
  const withName = `${title} | Trait`;
  return withName.length <= 60 ? withName : title;
}

type Around = Record<'previous' | 'next', ArticleSummary | undefined>;
type Props = { article: ArticleSummary; blocks: readonly Block[]; around: Around };

function ArticlePage({ article, blocks, around }: Props) {
  const related = summaries.filter((other) => other !== article).slice(0, MAX_RELATED);
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
          <OfflineReady path={`/blog/${article.slug}`} />
          <Cover article={article} eager />
        </header>
        <div className="on-paper article-sheet">
          <div className="page-width article-columns">
            <TableOfContents title={blog.article.contents} blocks={blocks} />
            <div className="prose article-body">
              <ArticleBody blocks={blocks} />
            </div>
            <div className="article-end">
              <ShareButton title={article.title} texts={blog.article} />
              <FeedLinks texts={blog.feeds} />
            </div>
          </div>
        </div>
      </article>
      <AdjacentArticles label="Articles voisins" {...around} texts={blog.article} />
      <RelatedArticles title={blog.relatedTitle} articles={related} readLink={blog.readLink} />
    </>
  );
}
