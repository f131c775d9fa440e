import { expect, test } from 'vitest';
import type { Article } from '../../src/content/types.ts';
import { fullArticles as articles } from '../../src/prerender/full-articles.ts';
import { builtOrigin, parseHtml, readDist } from '../support/dist.ts';
import { elementsOf, parseXml, textIn, textOf } from '../support/xml.ts';

const origin = await builtOrigin();
const rss = parseXml(await readDist('feed.xml'));
const items = elementsOf(rss, 'item');
const json = JSON.parse(await readDist('feed.json'));

const textsOf = ({ content }: Article) =>
  content.flatMap((block) => (block.type === 'list' ? block.items : block.type === 'image' ? [block.caption] : [block.content]));

test('the parser refuses XML that is not well-formed', () => {
  expect(() => parseXml('<rss><channel></rss>')).toThrow();
});

test('RSS describes the blog and gives its own address', () => {
  expect(elementsOf(rss, 'rss')[0]?.attributes?.version).toBe('2.0');
  expect(textOf(rss, 'language')).toBe('fr-FR');
  expect(textOf(rss, 'link')).toBe(`${origin}/blog`);
  expect(elementsOf(rss, 'atom:link')[0]?.attributes?.href).toBe(`${origin}/feed.xml`);
});

test('both feeds list every article in the blog’s order', () => {
  const links = articles.map(({ slug }) => `${origin}/blog/${slug}`);
  expect(items.map((item) => textOf(item, 'link'))).toEqual(links);
  expect(items.map((item) => textOf(item, 'guid'))).toEqual(links);
  expect(json.items.map(({ id, url }: { id: string; url: string }) => [id, url])).toEqual(links.map((link) => [link, link]));
});

test('JSON Feed has a known version and gives its own address', () => {
  expect(json).toMatchObject({
    version: expect.stringMatching(/^https:\/\/jsonfeed\.org\/version\/1(\.1)?$/),
    home_page_url: `${origin}/blog`,
    feed_url: `${origin}/feed.json`,
  });
});

test.each(articles)('$slug is included in full in both feeds, readable in any reader', (article) => {
  const index = articles.indexOf(article);
  const item = items[index] ?? {};
  const entry = json.items[index];
  expect(textOf(item, 'title')).toBe(article.title);
  expect(textOf(item, 'dc:creator')).toBe(article.author);
  expect(elementsOf(item, 'category').map(textIn)).toEqual([article.category, ...article.tags]);
  expect(entry).toMatchObject({ title: article.title, author: { name: article.author }, tags: [article.category, ...article.tags] });
  expect(textOf(item, 'content:encoded')).toBe(entry.content_html);
  const body = parseHtml(entry.content_html);
  for (const text of textsOf(article)) expect(body.body.textContent).toContain(text);
  for (const image of body.querySelectorAll('img')) expect(image.getAttribute('src')).toMatch(new RegExp(`^${origin}/images/`));
});

test.each(['Pacific/Kiritimati', 'Europe/Paris', 'Pacific/Pago_Pago'])('in %s, every article is dated in its own year', (timeZone) => {
  const yearThere = (date: string) => new Intl.DateTimeFormat('fr', { year: 'numeric', timeZone }).format(new Date(date));
  articles.forEach(({ date }, index) => {
    expect(yearThere(textOf(items[index] ?? {}, 'pubDate'))).toBe(date);
    expect(yearThere(json.items[index].date_published)).toBe(date);
  });
});
