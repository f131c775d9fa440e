import { expect, test } from 'vitest';
import { contentTexts } from '../../support/content-texts.ts';
import { drawingTexts } from '../../support/drawing-texts.ts';
import { interfaceTexts } from '../../support/interface-texts.ts';
import { findTypos, setSpaces } from '../../support/typography.ts';
import { verbatim } from '../../support/verbatim.ts';

const texts = [...contentTexts(), ...interfaceTexts(), ...drawingTexts()];

test('one text may break all ten rules, and an address breaks none', () => {
  expect(findTypos(' Dès le 1er mai, "oui" : 20 000 € HT ? « Non » ! L\'heure...')).toHaveLength(10);
  for (const right of [
    'Prix\u00a0: 3,50\u00a0€ à 10:30',
    'Qui\u202f? «\u00a0Nous\u202f!\u00a0»',
    'https://exemple.fr/?a=1',
    '24/7, sous 24h',
  ])
    expect(findTypos(right)).toEqual([]);
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
