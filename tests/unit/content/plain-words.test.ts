import { expect, test } from 'vitest';
import { siteTexts, type Text } from '../../support/site-texts.ts';

/** Articles are written by their own rules, and the texts of drawings say what is drawn. */
const texts = siteTexts.filter(({ where }) => !/^(?:articles|images)\/| alt$/.test(where));

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
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter(breaks).map(({ where, text }) => `${where}: ${text}`)).toEqual([]);
});
