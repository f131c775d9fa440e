import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ArticleBody } from '../../src/app/sections/blog/ArticleBody.tsx';
import type { Block } from '../../src/content/types.ts';
import { countWords } from '../../src/prerender/count-words.ts';

const LINK = 'Règlement (UE) 2024/1689\u00a0: https://eur-lex.europa.eu/eli/reg/2024/1689/oj';
const NOT_LINKS = [
  'Délai\u00a0: six semaines',
  'Voyez https://www.cnil.fr pour la suite',
  'http\u00a0: http://exemple.fr',
  'Adresse\u00a0: javascript:alert(1)',
];

test('blocks keep their order, and each becomes the element of its kind', () => {
  const blocks: Block[] = [
    { type: 'heading', content: 'Où l’été s’arrête : là' },
    { type: 'paragraph', content: 'Un mot.' },
    { type: 'subheading', content: 'Détail' },
    { type: 'list', items: ['un', 'deux', 'trois'] },
    { type: 'quote', content: 'Une règle.' },
    { type: 'image', src: '/images/figures/a.svg', alt: 'Un plan.', caption: 'Le plan.' },
  ];
  const { container } = render(<ArticleBody blocks={blocks} />);
  expect([...container.children].map(({ tagName }) => tagName)).toEqual(['H2', 'P', 'H3', 'UL', 'BLOCKQUOTE', 'FIGURE']);
  expect(screen.getByRole('heading', { level: 2, name: 'Où l’été s’arrête : là' }).id).toBe('ou-l-ete-s-arrete-la');
  expect(container.querySelector('p')?.textContent).toBe('Un mot.');
  expect(screen.getByRole('heading', { level: 3, name: 'Détail' })).toBeDefined();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['un', 'deux', 'trois']);
  expect(container.querySelector('blockquote > p')?.textContent).toBe('Une règle.');
  expect(screen.getByRole('figure', { name: 'Le plan.' }).querySelector('figcaption')?.textContent).toBe('Le plan.');
  const image = screen.getByRole('img', { name: 'Un plan.' });
  const reserved = { src: '/images/figures/a.svg', width: '800', height: '420' };
  expect(Object.fromEntries(Object.keys(reserved).map((name) => [name, image.getAttribute(name)]))).toEqual(reserved);
});

test('a list item that ends with an address is a link of what stands before it, and no other item is', () => {
  render(<ArticleBody blocks={[{ type: 'list', items: [LINK, ...NOT_LINKS] }]} />);
  const [first, ...others] = screen.getAllByRole('listitem');
  expect(first?.textContent).toBe('Règlement (UE) 2024/1689');
  expect(screen.getAllByRole('link').map((each) => [each.textContent, each.getAttribute('href')])).toEqual([
    ['Règlement (UE) 2024/1689', 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj'],
  ]);
  expect(others.map((item) => item.textContent)).toEqual(NOT_LINKS);
  for (const item of others) expect(within(item).queryByRole('link')).toBeNull();
});

test('the address of a link is not counted as a word to read', () => {
  expect(countWords([{ type: 'list', items: [LINK] }])).toBe(3);
});
