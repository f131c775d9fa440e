import { expect, test } from 'vitest';
import { displayGlyphs, textGlyphs } from '../../../src/images/glyphs.ts';
import { siteTexts, type Text } from '../../support/site/site-texts.ts';
import { misspelled } from '../../support/site/spelling.ts';
import { findTypos, setTypography } from '../../support/site/typography.ts';
import { english, verbatim } from '../../support/site/verbatim.ts';

const ofContent = siteTexts.filter(({ where }) => !/^(?:images|netlify|src)\//.test(where));
/** Articles are written by their own rules, and the texts of drawings say what is drawn. */
const ofInterface = siteTexts.filter(({ where }) => !/^(?:articles|images)\/| alt$/.test(where));
const quote = (texts: Text[]) => texts.map(({ where, text }) => `${where}: ${text}`);

const ADDRESSES = /\S+@\S+|https?:\S+/g;
/** The drawing board as a picture of the work. The brand's name has a capital. */
const METAPHOR =
  /(?<!\p{L})(?:traits?(?! bas)|croquis|crayons?|gommes?|encre|esquiss\p{L}*|griffonn\p{L}*|ratur\p{L}*|dessin\p{L}*|traçons|carnet)(?!\p{L})/u;
/** The hero's title, the method, the footer's title, the 404 page, the story of the agency, and the brand. */
const MAY_USE_IT =
  /^(?:home\.ts hero \w+ title$|home\.ts method |footer\.ts title$|not-found\.ts |about\.ts story |site\.ts tagline$)|Wordmark/;

/** Words for which the texts name what they mean instead: a promise, its measure, its day. */
const MEASURE = /(?<!\p{L})(?:cotes?|cotée?s?|croquées?)(?!\p{L})/u;

const SIX_WEEKS = '6\u00a0semaines';
const CLAIMS = [SIX_WEEKS, `Lancement en ${SIX_WEEKS}`];
const FROM_THE_SIGNATURE = /après la signature du devis|après la validation du projet\. Le client valide le projet en signant le devis/;

test.each<[rule: string, breaks: (found: Text) => boolean]>([
  [
    'the metaphor of the drawn line stays where it belongs',
    ({ where, text }) => METAPHOR.test(text.replace(ADDRESSES, '')) && !MAY_USE_IT.test(where),
  ],
  ['the metaphor measures nothing', ({ text }) => MEASURE.test(text)],
  ['24 heures, 48 heures and 24/7 are said in one form', ({ text }) => /24\s?h(?!e)|48\s?h(?!e)|7\s?j/.test(text)],
  [
    'the six weeks count from the signature, except in a mere claim',
    ({ text }) => text.includes(SIX_WEEKS) && !CLAIMS.includes(text) && !FROM_THE_SIGNATURE.test(text),
  ],
  [
    '« valider » is said of the project only: a mock-up is approved',
    ({ where, text }) => /valid(?:é|er|ez|ation)/.test(text) && !/^legal\/terms\.ts sections 3 /.test(where),
  ],
])('%s', (_rule, breaks) => {
  expect(ofInterface.length).toBeGreaterThan(300);
  expect(quote(ofInterface.filter(breaks))).toEqual([]);
});

test('the texts of pages, forms, answers and mails are among those checked', () => {
  const places = [
    'home.ts',
    'src/app/',
    'src/message/',
    'src/prerender/',
    'netlify/contact/request/reply.ts',
    'netlify/contact/mail/mail-text.ts',
  ];
  expect(places.filter((place) => !siteTexts.some(({ where }) => where.startsWith(place)))).toEqual([]);
});

test('every word is French, or a reviewed name or term', () => {
  const texts = siteTexts.filter(({ text }) => !english.includes(text));
  expect(texts.flatMap(({ where, text }) => misspelled(text).map((word) => `${word} (${where})`))).toEqual([]);
});

test('one text may break all ten rules of typography', () => {
  expect(findTypos(' Dès le 1er mai, "oui" : 20 000 € HT ? « Non » ! L\'heure...')).toHaveLength(10);
});

test('a text whose typography was set breaks no rule', () => {
  const set = setTypography("« Dès le 1er mai : 20 000 € HT ? » 24/7, sous 24h ; https://exemple.fr/?a=1 à 10:30, l\\'été, aujourd'hui...");
  expect(set).toBe(
    '«\u00a0Dès le 1er\u00a0mai\u00a0: 20\u00a0000\u00a0€\u00a0HT\u202f?\u00a0» 24/7, sous 24h\u202f; https://exemple.fr/?a=1 à 10:30, l’été, aujourd’hui…',
  );
  expect(findTypos(set)).toEqual([]);
});

test('every text follows French typography, unless the specification quotes it', () => {
  const findings = siteTexts
    .filter(({ text }) => !verbatim.includes(text))
    .flatMap(({ where, text }) => findTypos(text).map((rule) => `${where} lacks ${rule}: ${text}`));
  expect(findings).toEqual([]);
});

test('what the specification quotes is shown to the character', () => {
  expect(siteTexts.map(({ text }) => text)).toEqual(expect.arrayContaining([...verbatim]));
});

/** Texts never set in the display face: tab titles, and paragraphs with characters that it lacks. */
const TEXT_ONLY = / (?:head|blocks|intro|requiredNote)(?= |$)/;
/** A source's address is not shown; printed, it is body text. */
const ADDRESS = /https:\S+$/;
// A face needs no glyph for a line break.
const lacks = (glyphs: string, text: string) => [...text].some((character) => character !== '\n' && !glyphs.includes(character));

test('the text face has every character of every text', () => {
  expect(quote(ofContent.filter(({ text }) => lacks(textGlyphs, text)))).toEqual([]);
});

test('the display face has every character that is set in it', () => {
  const displayed = ofContent.filter(({ where }) => !TEXT_ONLY.test(where));
  expect(displayed.length).toBeGreaterThan(300);
  expect(quote(displayed.filter(({ text }) => lacks(displayGlyphs, text.replace(ADDRESS, ''))))).toEqual([]);
});
