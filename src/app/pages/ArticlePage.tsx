import '../sections/blog/blog.css';
import { useMemo } from 'react';
import { Redirect } from 'wouter';
import { articles } from '../../content/articles/index.ts';
import { blog } from '../../content/blog.ts';
import { site } from '../../content/site.ts';
import type { ArticleSummary, Block } from '../../content/types.ts';
import { BLOG_PATH, FEED_PATH } from '../../shared/page-contract.ts';
import { preloadable } from '../loading/preloadable.ts';
import { useReadToEnd } from '../pwa/use-read-to-end.ts';
import { PageSections } from '../routing/PageSections.tsx';
import type { Page, Params } from '../routing/pages.ts';
import { ArticleBody } from '../sections/blog/ArticleBody.tsx';
import { ArticleHeader } from '../sections/blog/ArticleHeader.tsx';
import { RelatedArticles } from '../sections/blog/RelatedArticles.tsx';
import { ShareButton } from '../sections/blog/ShareButton.tsx';
import { Signature } from '../sections/Signature.tsx';
import { TableOfContents } from '../sections/TableOfContents.tsx';
import './ArticlePage.css';

const MAX_RELATED = 3;

const modules = import.meta.glob<readonly Block[]>(['../../content/articles/*.ts', '!**/index.ts'], { import: 'content' });

const texts = preloadable((slug) => {
  const load = modules[`../../content/articles/${slug}.ts`];
  return load ? load() : Promise.reject(new Error(`The table of articles names ${slug}, for which there is no file`));
});

function find(slug = ''): ArticleSummary | undefined {
  return articles.find((article) => article.slug === slug);
}

function headTitle(title: string): string {
  const withName = `${title} | ${site.name}`;
  return withName.length <= 60 ? withName : title;
}

function ArticlePage({ params }: { params: Params }) {
  const article = find(params.slug);
  return article ? <FullArticle article={article} /> : <Redirect to={BLOG_PATH} replace />;
}

function FullArticle({ article }: { article: ArticleSummary }) {
  const blocks = texts.read(article.slug);
  const headings = useMemo(() => blocks.flatMap((block) => (block.type === 'heading' ? [block.content] : [])), [blocks]);
  const endRef = useReadToEnd();
  const related = articles.filter(({ slug }) => slug !== article.slug).slice(0, MAX_RELATED);
  return (
    <div className="on-paper">
      <article>
        <PageSections header={<ArticleHeader article={article} backLink={blog.backLink} />}>
          <div className="page-width text-columns article-columns">
            <TableOfContents headings={headings} />
            <ArticleBody blocks={blocks} />
            <div ref={endRef} className="article-end">
              <Signature />
              <div className="article-actions">
                <ShareButton title={article.title} texts={blog.article} />
                <a href={FEED_PATH}>{blog.article.feed}</a>
              </div>
            </div>
          </div>
        </PageSections>
      </article>
      <PageSections>
        <div className="notebook">
          <RelatedArticles title={blog.relatedTitle} articles={related} readLink={blog.readLink} />
        </div>
      </PageSections>
    </div>
  );
}

export const page: Page = {
  head: ({ slug }) => {
    const article = find(slug);
    return article ? { title: headTitle(article.title), description: article.excerpt } : blog.head;
  },
  Component: ArticlePage,
  params: articles.map(({ slug }) => ({ slug })),
  preload: async ({ slug = '' }) => find(slug) && texts.preload(slug),
};
