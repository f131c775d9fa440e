import type { Blog, BlogPosting } from 'schema-dts';
import { blog } from '../../../content/blog.ts';
import type { Article } from '../../../content/types.ts';
import { articlePath, BLOG_PATH } from '../../../shared/page-contract.ts';
import { absolute } from '../../origin.ts';
import { cardOf } from '../share-cards.ts';
import { businessReference, LANGUAGE } from './business.ts';
import { countWords } from './count-words.ts';

const blogId = () => absolute(`${BLOG_PATH}#blog`);

export function blogNode(): Blog {
  return {
    '@type': 'Blog',
    '@id': blogId(),
    name: blog.title,
    url: absolute(BLOG_PATH),
    description: blog.intro,
    inLanguage: LANGUAGE,
    publisher: businessReference(),
  };
}

/** An article. One that has only a year has no date here: checkers refuse a bare year, and no day is invented. */
export function posting({ slug, title, author, published, category, excerpt, tags, content }: Article): BlogPosting {
  const path = articlePath(slug);
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    mainEntityOfPage: absolute(path),
    image: absolute(cardOf(path).image),
    ...(published && { datePublished: published }),
    inLanguage: LANGUAGE,
    articleSection: category,
    keywords: tags,
    wordCount: countWords(content),
    author: { '@type': 'Organization', name: author, url: absolute('/about') },
    publisher: { ...businessReference(), logo: absolute('/icons/any-512.png') },
    isPartOf: { '@id': blogId() },
  };
}
