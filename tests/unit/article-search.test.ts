import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anchor } from '../../src/app/sections/blog/anchor.ts';
import { excerptOf, markTerms } from '../../src/app/sections/blog/excerpt.ts';
import { toTerm } from '../../src/app/sections/blog/french-terms.ts';
import { createSearch } from '../../src/app/sections/blog/search-index.ts';
import { articles } from '../../src/content/articles/index.ts';

// Only the seven articles known to answer the queries below: a new one might match as well.
const search = createSearch(articles.filter(({ id }) => id <= 7));
const slugs = (query: string) => search(query)?.map(({ slug }) => slug);

describe('a term', () => {
  test.each([
    ['Sécurité', 'securite'],
    ['sauvegardes', 'sauvegarde'],
    ['journaux', 'journal'],
    ['réseaux', 'reseau'],
    ['Œuvre', 'oeuvre'],
    ['SEO', 'seo'],
    ['2025', '2025'],
  ])('made from %s is %s', (word, term) => {
    expect(toTerm(word)).toBe(term);
  });

  test.each(['le', 'Des', 'l', 'à', 'vous'])('is not made from %s', (word) => {
    expect(toTerm(word)).toBeNull();
  });
});

describe('search', () => {
  test('ignores accents, capitals and plurals', () => {
    const expected = slugs('sécurité');
    expect(expected).toContain('securiser-site-web-bonnes-pratiques');
    expect(slugs('SECURITE')).toEqual(expected);
    expect(slugs('sécurités')).toEqual(expected);
  });

  test('matches the beginning of words, words after an elided article, and words with one typo', () => {
    expect(slugs('sauveg')).toContain('securiser-site-web-bonnes-pratiques');
    expect(slugs('l’ergonomie')).toContain('importance-ux-design-site-web');
    expect(slugs('sécurité')?.[0]).toBe('securiser-site-web-bonnes-pratiques');
    expect(slugs('référencment')).toContain('bonnes-pratiques-seo-2025');
  });

  test('never confuses two short words, and corrects a typo in a long one', () => {
    const articleOf = (slug: string, excerpt: string) => ({ slug, title: '', category: '', tags: [], excerpt, content: [] });
    const find = createSearch([articleOf('shop', 'Le panier et la livraison'), articleOf('desk', 'Le papier et vos concurrents')]);
    const found = (query: string) => find(query)?.map(({ slug }) => slug);
    expect([found('panier'), found('livrason')]).toEqual([['shop'], ['shop']]);
    expect([found('papier'), found('concurents')]).toEqual([['desk'], ['desk']]);
  });

  test('ranks an article first when its title contains the query', () => {
    expect(slugs('IA générative')?.[0]).toBe('impact-ia-generative-developpement-web');
    expect(slugs('e-commerce')?.[0]).toBe('cles-site-ecommerce-performant');
  });

  test('requires all the words, or any of them if no article has all', () => {
    expect(slugs('panier livraison')).toContain('cles-site-ecommerce-performant');
    expect(slugs('sauvegardes zzyzx')).toContain('securiser-site-web-bonnes-pratiques');
  });

  test('returns no result for a word that no article has, and does not search for common words alone', () => {
    expect(slugs('zzyzx')).toEqual([]);
    expect(search('le de la')).toBeNull();
    expect(search(' … ')).toBeNull();
  });

  test('highlights the words in a passage from the section that it names', () => {
    const [hit] = search('quatre-vingt-dix pages SEO calendrier') ?? [];
    expect(hit?.excerpt.some(({ found }) => found)).toBe(true);
    const article = articles.find(({ slug }) => slug === hit?.slug);
    const headings = article?.content.flatMap((block) => (block.type === 'heading' ? [block.content] : []));
    expect(headings).toContain(hit?.section?.title);
    expect(hit?.section?.anchor).toBe(anchor(hit?.section?.title ?? ''));
  });
});

test('highlighting loses no character, and an excerpt is part of its text', () => {
  const words = fc.array(fc.oneof(fc.constantFrom('panier', 'Paniers', 'l’été', '«', 'mot', '12 %'), fc.string()), { maxLength: 80 });
  fc.assert(
    fc.property(words, (list) => {
      const text = list.join(' ');
      const terms = new Set(['panier', 'ete']);
      const whole = markTerms(text, terms);
      expect(whole.map((part) => part.text).join('')).toBe(text);
      expect(whole.filter(({ found }) => found).every((part) => terms.has(toTerm(part.text) ?? ''))).toBe(true);
      const excerpt = excerptOf(text, terms).replace(/^… /, '').replace(/ …$/, '');
      expect(text).toContain(excerpt);
      if (whole.some(({ found }) => found) && !text.includes('  ')) expect(markTerms(excerpt, terms).some(({ found }) => found)).toBe(true);
    }),
  );
});
