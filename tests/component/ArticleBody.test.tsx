import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ArticleBody } from '../../src/app/sections/blog/ArticleBody.tsx';
import type { Block } from '../../src/content/types.ts';
import { countWords } from '../../src/prerender/count-words.ts';

const show = (...blocks: Block[]) => render(<ArticleBody blocks={blocks} />).container;

const link = 'Règlement (UE) 2024/1689\u00a0: https://eur-lex.europa.eu/eli/reg/2024/1689/oj';
const notLinks = [
  'Délai\u00a0: six semaines',
  'Voyez https://www.cnil.fr pour la suite',
  'http\u00a0: http://exemple.fr',
  'Adresse\u00a0: javascript:alert(1)',
];

test('a paragraph is rendered as a paragraph', () => {
  expect(show({ type: 'paragraph', content: 'Un mot.' }).querySelector('p')?.textContent).toBe('Un mot.');
});

test('a heading has an anchor made from its words', () => {
  show({ type: 'heading', content: 'Où l’été s’arrête : là' });
  expect(screen.getByRole('heading', { level: 2, name: 'Où l’été s’arrête : là' }).id).toBe('ou-l-ete-s-arrete-la');
});

test('a subheading is one level below a heading', () => {
  show({ type: 'subheading', content: 'Détail' });
  expect(screen.getByRole('heading', { level: 3, name: 'Détail' })).toBeDefined();
});

test('a list keeps its items in order', () => {
  show({ type: 'list', items: ['un', 'deux', 'trois'] });
  expect(
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['un', 'deux', 'trois']);
});

test('a list item that ends with an address is a link of what stands before it, and no other item is', () => {
  show({ type: 'list', items: [link, ...notLinks] });
  const [first, ...others] = screen.getAllByRole('listitem');
  expect(first?.textContent).toBe('Règlement (UE) 2024/1689');
  expect(screen.getAllByRole('link').map((each) => [each.textContent, each.getAttribute('href')])).toEqual([
    ['Règlement (UE) 2024/1689', 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj'],
  ]);
  expect(others.map((item) => item.textContent)).toEqual(notLinks);
  for (const item of others) expect(within(item).queryByRole('link')).toBeNull();
});

test('the address of a link is not counted as a word to read', () => {
  expect(countWords([{ type: 'list', items: [link] }])).toBe(3);
});

test('an image has its alternative text, its caption and reserved space', () => {
  const container = show({ type: 'image', src: '/images/figures/a.svg', alt: 'Un plan.', caption: 'Le plan.' });
  const image = screen.getByRole('img', { name: 'Un plan.' });
  expect(image.getAttribute('src')).toBe('/images/figures/a.svg');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['800', '420']);
  expect(container.querySelector('figure > figcaption')?.textContent).toBe('Le plan.');
  expect(screen.getByRole('figure', { name: 'Le plan.' })).toBeDefined();
});

test('a quote is rendered as a block quotation', () => {
  expect(show({ type: 'quote', content: 'Une règle.' }).querySelector('blockquote > p')?.textContent).toBe('Une règle.');
});

test('blocks keep the order in which they are written', () => {
  const container = show({ type: 'heading', content: 'A' }, { type: 'paragraph', content: 'b' }, { type: 'list', items: ['c'] });
  expect([...container.children].map(({ tagName }) => tagName)).toEqual(['H2', 'P', 'UL']);
});
