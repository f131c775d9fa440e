import { expect, test } from 'vitest';
import { siteTexts } from '../../support/site-texts.ts';
import { findTypos, setSpaces } from '../../support/typography.ts';
import { verbatim } from '../../support/verbatim.ts';

test('one text may break all ten rules, what has its spaces set breaks none, and an address has none', () => {
  expect(findTypos(' Dès le 1er mai, "oui" : 20 000 € HT ? « Non » ! L\'heure...')).toHaveLength(10);
  const set = setSpaces('« Dès le 1er mai : 20 000 € HT ? » 24/7, sous 24h ; https://exemple.fr/?a=1 à 10:30');
  expect(set).toBe(
    '«\u00a0Dès le 1er\u00a0mai\u00a0: 20\u00a0000\u00a0€\u00a0HT\u202f?\u00a0» 24/7, sous 24h\u202f; https://exemple.fr/?a=1 à 10:30',
  );
  expect(findTypos(set)).toEqual([]);
});

test('every text follows French typography, but those that the specification quotes: they are shown to the character', () => {
  const findings = siteTexts
    .filter(({ text }) => !verbatim.includes(text))
    .flatMap(({ where, text }) => findTypos(text).map((rule) => `${where} lacks ${rule}: ${text}`));
  expect(findings).toEqual([]);
  expect(siteTexts.map(({ text }) => text)).toEqual(expect.arrayContaining([...verbatim]));
});
