import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ArticleBody } from '../../src/app/sections/blog/ArticleBody.tsx';
import { countWords } from '../../src/prerender/count-words.ts';

const link = 'Règlement (UE) 2024/1689\u00a0: https://eur-lex.europa.eu/eli/reg/2024/1689/oj';
const notLinks = [
  'Délai\u00a0: six semaines',
  'Voyez https://www.cnil.fr pour la suite',
  'http\u00a0: http://exemple.fr',
  'Adresse\u00a0: javascript:alert(1)',
];

test('a list item that ends with an address is a link of what stands before it, and no other item is', () => {
  render(<ArticleBody blocks={[{ type: 'list', items: [link, ...notLinks] }]} />);
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
