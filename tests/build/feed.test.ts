import { describe, expect, test } from 'vitest';
import { type ElementCompact, xml2js } from 'xml-js';
import type { Article } from '../../src/content/types.ts';
import { rssFeed } from '../../src/prerender/crawlers/rss.ts';
import { fullArticles as articles } from '../../src/prerender/full-articles.ts';
import { linkOf } from '../../src/shared/link-of.ts';
import { builtOrigin, parseHtml, read } from '../support/site/built-site.ts';

const origin = builtOrigin();
/** An article as a new one would be. */
const later = { ...(articles[0] as Article), slug: 'nouvel-article', date: '2026', published: '2026-11-27' };
/** Throws when the feed is not well-formed. */
const { rss } = xml2js(read('feed.xml'), { compact: true }) as ElementCompact;
const { channel } = rss;
const items: ElementCompact[] = channel.item;
const datesOf = (feed: string) => [...feed.matchAll(/<pubDate>(.*)<\/pubDate>/g)].map(([, date = '']) => date);
const textOf = ({ _text, _cdata }: ElementCompact = {}): string => String(_text ?? _cdata ?? '');

const itemsOf = ({ content }: Article) => content.flatMap((block) => (block.type === 'list' ? block.items : []));
const linksOf = (article: Article) => itemsOf(article).flatMap((item) => linkOf(item) ?? []);
const textsOf = (article: Article) => [
  ...article.content.flatMap((block) => (block.type === 'list' ? [] : block.type === 'image' ? [block.caption] : [block.content])),
  ...itemsOf(article).map((item) => linkOf(item)?.title ?? item),
];

test('the feed describes the blog and gives its own URL', () => {
  expect(rss._attributes.version).toBe('2.0');
  expect({ language: textOf(channel.language), link: textOf(channel.link) }).toEqual({ language: 'fr-FR', link: `${origin}/blog` });
  expect(channel['atom:link']._attributes.href).toBe(`${origin}/feed.xml`);
});

test('the feed lists every article, in the blog’s order', () => {
  const links = articles.map(({ slug }) => `${origin}/blog/${slug}`);
  expect(items.map((item) => textOf(item.link))).toEqual(links);
  expect(items.map((item) => textOf(item.guid))).toEqual(links);
});

describe.each(articles)('$slug', (article) => {
  const item = items[articles.indexOf(article)] ?? {};
  const { body } = parseHtml(textOf(item['content:encoded']));

  test('has its title, author, category and tags', () => {
    expect(textOf(item.title)).toBe(article.title);
    expect(textOf(item['dc:creator'])).toBe(article.author);
    expect(item.category.map(textOf)).toEqual([article.category, ...article.tags]);
  });

  test('is there in full', () => {
    for (const text of textsOf(article)) expect(body.textContent).toContain(text);
  });

  test('has links and pictures that work in any reader', () => {
    const links = [...body.querySelectorAll('li > a')].map((link) => ({ title: link.textContent, url: link.getAttribute('href') }));
    expect(links).toEqual(linksOf(article));
    for (const image of body.querySelectorAll('img')) expect(image.getAttribute('src')).toMatch(new RegExp(`^${origin}/images/`));
  });
});

test.each(['Pacific/Kiritimati', 'Europe/Paris', 'Pacific/Pago_Pago'])('in %s, every article is dated in its own year', (timeZone) => {
  const yearThere = (date: string) => new Intl.DateTimeFormat('fr', { year: 'numeric', timeZone }).format(new Date(date));
  expect(items.map(({ pubDate }) => yearThere(textOf(pubDate)))).toEqual(articles.map(({ date }) => date));
});

test('no two articles share an instant, and the newest comes first', () => {
  const times = datesOf(rssFeed([...articles, later, { ...later, slug: 'le-meme-jour' }], '/feed.css')).map((date) => Date.parse(date));
  expect(times).toEqual([...new Set(times)].toSorted((one, other) => other - one));
  expect(times).toHaveLength(articles.length + 2);
});

test('a new article has its own day, and older ones keep theirs', () => {
  const [newest, ...others] = datesOf(rssFeed([later, ...articles], '/feed.css'));
  expect(newest).toContain('27 Nov 2026');
  expect(others).toEqual(datesOf(read('feed.xml')));
});
