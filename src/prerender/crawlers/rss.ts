import { Feed } from 'feed';
import { blog } from '../../content/blog.ts';
import { feed as page } from '../../content/feed.ts';
import { site } from '../../content/site.ts';
import type { Article } from '../../content/types.ts';
import { articlePath, BLOG_PATH, FEED_PATH } from '../../shared/page-contract.ts';
import { absolute } from '../origin.ts';
import { articleHtml } from './article-html.ts';

/**
 * RSS 2.0, full text of every article, the newest first. RSS requires `author` to be an e-mail address, which articles do not have, so the
 * author's name goes into Dublin Core's `creator`. `style`: the URL of the stylesheet with which a browser shows the feed.
 */
export function rssFeed(articles: readonly Article[], style: string): string {
  const dated = articles
    .map((article, index) => ({ article, date: dateOf(article, articles.length - index) }))
    .toSorted((one, other) => other.date.getTime() - one.date.getTime());
  const feed = new Feed({
    title: `${site.name} · ${blog.title}`,
    description: blog.intro,
    id: absolute(BLOG_PATH),
    link: absolute(BLOG_PATH),
    feedLinks: { rss: absolute(FEED_PATH) },
    language: 'fr-FR',
    copyright: `© ${site.copyrightYear} ${site.name}`,
    ...(dated[0] && { updated: dated[0].date }),
    generator: false,
  });
  for (const { article, date } of dated) {
    feed.addItem({
      title: article.title,
      link: absolute(articlePath(article.slug)),
      description: article.excerpt,
      content: articleHtml(article),
      date,
      published: date,
      category: [article.category, ...article.tags].map((name) => ({ name })),
      extensions: [{ name: 'dc:creator', objects: { _text: article.author } }],
    });
  }
  feed.addExtension({ name: 'main', objects: pageFor(dated.map(({ article }) => article)) });
  // The library's own option says `text/xsl`, and browsers are about to drop XSLT: https://github.com/whatwg/html/issues/11523
  return feed.rss2().replace('?>', `?>\n<?xml-stylesheet type="text/css" href="${style}"?>`);
}

/** The page that a browser shows: XHTML, since CSS makes no links, title or viewport. Readers ignore it. The notation is xml-js's. */
function pageFor(articles: readonly Article[]): Record<string, unknown> {
  const link = (href: string, text: string) => ({ a: { _attributes: { href }, _text: text } });
  return {
    _attributes: { xmlns: 'http://www.w3.org/1999/xhtml', lang: 'fr' },
    title: { _text: `${page.title} | ${site.name}` },
    meta: { _attributes: { name: 'viewport', content: 'width=device-width, initial-scale=1' } },
    nav: link(BLOG_PATH, blog.backLink),
    h1: { _text: page.title },
    p: [{ _text: page.text }, { code: { _text: absolute(FEED_PATH) } }],
    ul: { li: articles.map(({ slug, title }) => link(articlePath(slug), title)) },
  };
}

/**
 * Gives each article an instant, by which readers sort. It is noon UTC on the article's day, or on 1 January if it has only a year: in
 * all time zones, that falls within the year. The minutes, which count from the blog's last article, keep articles of one day in the blog's
 * order.
 */
function dateOf({ date, published }: Article, minutes: number): Date {
  return new Date(Date.parse(`${published ?? `${date}-01-01`}T12:00:00Z`) + minutes * 60_000);
}
