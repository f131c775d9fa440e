import { expect, it } from 'vitest';
import { openPage, textOf } from '../support/built-pages.ts';

const main = openPage('index.html').querySelector('main');
for (const element of main?.querySelectorAll('*') ?? []) element.append(' ');
const text = textOf(main);
const times = (figure: string): number => text.split(figure).length - 1;

it('the home page is at most 1,100 words long, with all three heroes and the labels of its buttons', () => {
  const words = text.split(' ').filter((word) => /[\p{L}\d]/u.test(word));
  console.log(`home: ${words.length} words`);
  expect(words.length).toBeGreaterThan(500);
  expect(words.length).toBeLessThanOrEqual(1_100);
});

it.each(['6 semaines', '500 €'])('the home page states %s, but at most four times', (figure) => {
  expect(times(figure)).toBeGreaterThan(0);
  expect(times(figure)).toBeLessThanOrEqual(4);
});
