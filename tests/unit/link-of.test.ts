import { expect, it } from 'vitest';
import { linkOf } from '../../src/app/sections/blog/link-of.ts';
import { countWords } from '../../src/prerender/count-words.ts';

const LINK = 'Règlement (UE) 2024/1689\u00a0: https://eur-lex.europa.eu/eli/reg/2024/1689/oj';

it('a list item that ends with an address is a link of what stands before it, which alone counts as words, and no other item is', () => {
  expect(linkOf(LINK)).toEqual({ title: 'Règlement (UE) 2024/1689', url: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj' });
  expect(countWords([{ type: 'list', items: [LINK] }])).toBe(3);
  const others = ['Délai\u00a0: six semaines', 'Voyez https://www.cnil.fr pour la suite', 'http\u00a0: http://exemple.fr'];
  expect([...others, 'Adresse\u00a0: javascript:alert(1)'].filter(linkOf)).toEqual([]);
});
