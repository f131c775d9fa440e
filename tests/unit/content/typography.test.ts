import { describe, expect, test } from 'vitest';
import { contentTexts } from '../../support/content-texts.ts';
import { drawingTexts } from '../../support/drawing-texts.ts';
import { interfaceTexts } from '../../support/interface-texts.ts';
import { findTypos, setSpaces } from '../../support/typography.ts';
import { verbatim } from '../../support/verbatim.ts';

const texts = [...contentTexts(), ...interfaceTexts(), ...drawingTexts()];

describe('the typography rules', () => {
  test.each([
    ['Prix : 3', 'a no-break space before :'],
    ['Vraiment ?', 'a narrow no-break space before ; ! ?'],
    ['Vraiment\u00a0?', 'a narrow no-break space before ; ! ?'],
    ['« oui\u00a0»', 'a no-break space inside « »'],
    ['«\u00a0oui »', 'a no-break space inside « »'],
    ['6 €', 'a no-break space before € and %'],
    ['2,5 s', 'a no-break space between a number and its unit or month'],
    ['le 1er juillet', 'a no-break space between a number and its unit or month'],
    ['800\u00a0€ HT', 'a no-break space between a price and HT'],
    ['20 000', 'a no-break space in a number'],
    ["l'heure", 'typographic apostrophes and quotes'],
    ['"oui"', 'typographic apostrophes and quotes'],
    ['attendez...', 'an ellipsis in one character'],
    ['deux  fois', 'single spaces, and none at the ends'],
  ])('find that %j lacks %s', (text, rule) => {
    expect(findTypos(text)).toEqual([rule]);
  });

  test.each(['Prix\u00a0: 3,50\u00a0€ à 10:30', 'Qui\u202f? «\u00a0Nous\u202f!\u00a0»', 'https://exemple.fr/?a=1', '24/7, sous 24h'])(
    'find no mistake in %j',
    (text) => {
      expect(findTypos(text)).toEqual([]);
    },
  );
});

test.each([
  ['Prix : 20 000 € ?', 'Prix\u00a0: 20\u00a0000\u00a0€\u202f?'],
  ['Dès le 1er mai, 800 € HT', 'Dès le 1er\u00a0mai, 800\u00a0€\u00a0HT'],
  ['« Oui ; 5 min »', '«\u00a0Oui\u202f; 5\u00a0min\u00a0»'],
  ['https://exemple.fr/?a=1', 'https://exemple.fr/?a=1'],
])('the spaces of %j are corrected as the rules require', (text, set) => {
  expect(setSpaces(text)).toBe(set);
  expect(findTypos(set)).toEqual([]);
});

test('every text follows French typography', () => {
  const findings = texts
    .filter(({ text }) => !verbatim.includes(text))
    .flatMap(({ where, text }) => findTypos(text).map((rule) => `${where} lacks ${rule}: ${text}`));
  expect(findings).toEqual([]);
});

test.each(verbatim)('%j appears in the site exactly as in the specification', (text) => {
  expect(texts.map((found) => found.text)).toContain(text);
});
