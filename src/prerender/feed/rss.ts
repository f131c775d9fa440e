import { Feed } from 'feed';
import { blog } from '../../content/blog.ts';
import { site } from '../../content/site.ts';
import type { Article } from '../../content/types.ts';
import { fullArticles } from '../full-articles.ts';
import { absolute } from '../origin.ts';
import { articleHtml } from './article-html.ts';

/**
 * RSS 2.0, full text of every article. RSS requires `author` to be an email address, which articles do not have, so the author's name goes
 * into Dublin Core's `creator`.
 */
export function rssFeed(): string {
  const feed = new Feed({
    title: `${site.name} · ${blog.title}`,
    description: blog.intro,
    id: absolute('/blog'),
    link: absolute('/blog'),
    feedLinks: { rss: absolute('/feed.xml') },
    language: 'fr-FR',
    copyright: `© ${site.copyrightYear} ${site.name}`,
    updated: new Date(Math.max(...fullArticles.map((article) => dateOf(article).getTime()))),
    generator: false,
  });
  for (const article of fullArticles) {
    const date = dateOf(article);
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
 * Feeds require a full timestamp, but an article has only a year. 1 January at noon UTC stands for it: it falls within that year in all
 * time zones. Where a year is enough (JSON-LD, Open Graph), only the year is given.
 */
function dateOf({ date }: Article): Date {
  return new Date(`${date}-01-01T12:00:00Z`);
}
