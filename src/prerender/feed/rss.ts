import { Feed } from 'feed';
import { blog } from '../../content/blog.ts';
import { site } from '../../content/site.ts';
import type { Article } from '../../content/types.ts';
import { absolute } from '../origin.ts';
import { articleHtml } from './article-html.ts';

/**
 * RSS 2.0, full text of every article, the newest first. RSS requires `author` to be an email address, which articles do not have, so the author's name goes
 * into Dublin Core's `creator`.
 */
export function rssFeed(articles: readonly Article[]): string {
  const dated = articles
    .map((article, index) => ({ article, date: dateOf(article, articles.length - index) }))
    .toSorted((one, other) => other.date.getTime() - one.date.getTime());
  const feed = new Feed({
    title: `${site.name} · ${blog.title}`,
    description: blog.intro,
    id: absolute('/blog'),
    link: absolute('/blog'),
    feedLinks: { rss: absolute('/feed.xml') },
    language: 'fr-FR',
    copyright: `© ${site.copyrightYear} ${site.name}`,
    ...(dated[0] && { updated: dated[0].date }),
    generator: false,
  });
  for (const { article, date } of dated) {
    feed.addItem({
      title: article.title,
      link: absolute(`/blog/${article.slug}`),
      description: article.excerpt,
      content: articleHtml(article),
      date,
      published: date,
      category: [article.category, ...article.tags].map((name) => ({ name })),
      extensions: [{ name: 'dc:creator', objects: { _text: article.author } }],
    });
  }
  return feed.rss2();
}

/**
 * Readers sort articles by their instant. Noon UTC stands for the day, and 1 January for the day of an article that has only a year: both fall
 * within that year in all time zones. The minutes, which count from the blog's last article, keep articles of one day apart and in its order.
 */
function dateOf({ date, published }: Article, minutes: number): Date {
  return new Date(Date.parse(`${published ?? `${date}-01-01`}T12:00:00Z`) + minutes * 60_000);
}
