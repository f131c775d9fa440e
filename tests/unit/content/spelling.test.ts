import { expect, test } from 'vitest';
import { siteTexts } from '../../support/site-texts.ts';
import { misspelled } from '../../support/spelling.ts';
import { english } from '../../support/verbatim.ts';

const texts = siteTexts.filter(({ text }) => !english.includes(text));

test('every word of the site is French or a reviewed name or term', () => {
  const findings = texts.flatMap(({ where, text }) => misspelled(text).map((word) => `${word} (${where})`));
  expect(findings).toEqual([]);
});
