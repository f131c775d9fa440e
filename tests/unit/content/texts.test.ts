import { expect, test } from 'vitest';
import { displayGlyphs, textGlyphs } from '../../../src/images/glyphs.ts';
import { siteTexts, type Text } from '../../support/site-texts.ts';
import { misspelled } from '../../support/spelling.ts';
import { findTypos, setSpaces } from '../../support/typography.ts';
import { english, verbatim } from '../../support/verbatim.ts';

const ofContent = siteTexts.filter(({ where }) => !/^(?:images|netlify|src)\//.test(where));
/** Articles are written by their own rules, and the texts of drawings say what is drawn. */
const ofInterface = siteTexts.filter(({ where }) => !/^(?:articles|images)\/| alt$/.test(where));
const said = (texts: Text[]) => texts.map(({ where, text }) => `${where}: ${text}`);

/** The drawing board as a picture of the work. The brand's name has a capital. */
const METAPHOR =
  /(?<![\p{L}@])(?:traits?(?! bas)|croquis|crayons?|gommes?|encre|esquiss\p{L}*|griffonn\p{L}*|ratur\p{L}*|dessin\p{L}*|traçons|carnet)(?!\p{L})/u;
const MAY_USE_IT =
  /^(?:home\.ts hero \w+ title$|home\.ts method |footer\.ts title$|not-found\.ts |about\.ts story |site\.ts tagline$)|Wordmark/;

/** What is meant is named instead: a promise, its measure, its day. */
const MEASURE = /(?<!\p{L})(?:cotes?|cotée?s?|croquées?)(?!\p{L})/u;

const SIX_WEEKS = '6\u00a0semaines';
const CLAIMS = [SIX_WEEKS, `Lancement en ${SIX_WEEKS}`];
const FROM_THE_SIGNATURE = /après la signature du devis|après la validation du projet\. Le client valide le projet en signant le devis/;

test.each<[string, (found: Text) => boolean]>([
  [
    'the metaphor of the drawn line stays in the hero’s title, the method, the footer’s title, the 404 page and the story of the agency',
    ({ where, text }) => METAPHOR.test(text) && !MAY_USE_IT.test(where),
  ],
  ['the metaphor measures nothing', ({ text }) => MEASURE.test(text)],
  ['the promises are said in one form each: 24 heures, 48 heures, 24/7', ({ text }) => /24\s?h(?!e)|48\s?h(?!e)|7\s?j/.test(text)],
  [
    'the six weeks count from the signature of the quote, unless only the claim is named',
    ({ text }) => text.includes(SIX_WEEKS) && !CLAIMS.includes(text) && !FROM_THE_SIGNATURE.test(text),
  ],
  [
    '« valider » is said of the project only: a mock-up is approved',
    ({ where, text }) => /valid(?:é|er|ez|ation)/.test(text) && !/^legal\/cgv\.ts sections 3 /.test(where),
  ],
])('%s', (_rule, breaks) => {
  expect(ofInterface.length).toBeGreaterThan(300);
  expect(said(ofInterface.filter(breaks))).toEqual([]);
});

test('every word of the site is French or a reviewed name or term', () => {
  const texts = siteTexts.filter(({ text }) => !english.includes(text));
  expect(texts.flatMap(({ where, text }) => misspelled(text).map((word) => `${word} (${where})`))).toEqual([]);
});

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

/** Never set in the display face: tab titles, and paragraphs with characters that it lacks. */
const TEXT_ONLY = / (?:head|blocks|intro|requiredNote)(?= |$)/;
/** A source's address is not shown; printed, it is body text. */
const ADDRESS = /https:\S+$/;
// A line break is none of a face's affairs.
const lacks = (glyphs: string, text: string) => [...text].some((character) => character !== '\n' && !glyphs.includes(character));

test('no text has a character that the face lacks in which it is set', () => {
  const displayed = ofContent.filter(({ where }) => !TEXT_ONLY.test(where));
  expect(displayed.length).toBeGreaterThan(300);
  expect(said(ofContent.filter(({ text }) => lacks(textGlyphs, text)))).toEqual([]);
  expect(said(displayed.filter(({ text }) => lacks(displayGlyphs, text.replace(ADDRESS, ''))))).toEqual([]);
});
