import { describe, expect, test } from 'vitest';
import { contentTexts } from '../../support/content-texts.ts';
import { interfaceTexts } from '../../support/interface-texts.ts';

/** Articles are written by their own rules, and the texts of drawings say what is drawn. */
const texts = [...contentTexts(), ...interfaceTexts()].filter(({ where }) => !where.startsWith('articles/') && !/ alt$/.test(where));

/** The drawing board as a picture of the work. The brand's name has a capital. */
const METAPHOR =
  /(?<![\p{L}@])(?:traits?(?! bas)|croquis|crayons?|gommes?|encre|esquiss\p{L}*|griffonn\p{L}*|ratur\p{L}*|dessin\p{L}*|traçons|carnet)(?!\p{L})/u;
const MAY_USE_IT = [
  /^home\.ts hero \w+ title$/,
  /^home\.ts method /,
  /^footer\.ts title$/,
  /^not-found\.ts /,
  /^about\.ts story /,
  /^site\.ts tagline$/,
  /Wordmark/,
];

/** What is meant is named instead: a promise, its measure, its day. */
const NEVER = /(?<!\p{L})(?:cotes?|cotée?s?|croquées?)(?!\p{L})/u;

const findings = (wrong: (text: { where: string; text: string }) => boolean) =>
  texts.filter(wrong).map(({ where, text }) => `${where}: ${text}`);

describe('the metaphor of the drawn line', () => {
  test('stays in the hero’s title, the method, the footer’s title, the 404 page and the story of the agency', () => {
    expect(findings(({ where, text }) => METAPHOR.test(text) && !MAY_USE_IT.some((place) => place.test(where)))).toEqual([]);
  });

  test('measures nothing', () => {
    expect(findings(({ text }) => NEVER.test(text))).toEqual([]);
  });
});

describe('the promises', () => {
  test('are said in one form each: 24 heures, 48 heures, 24/7', () => {
    expect(findings(({ text }) => /24\s?h(?!e)|48\s?h(?!e)|7\s?j/.test(text))).toEqual([]);
  });

  test('count the six weeks from the signature of the quote, or name only the claim', () => {
    const claims = ['6\u00a0semaines', 'Lancement en 6\u00a0semaines'];
    const says = ({ text }: { text: string }) => text.includes('6\u00a0semaines') && !claims.includes(text);
    expect(texts.filter(says).length).toBeGreaterThan(5);
    expect(
      findings(
        (text) =>
          says(text) &&
          !/après la signature du devis|après la validation du projet\. Le client valide le projet en signant le devis/.test(text.text),
      ),
    ).toEqual([]);
  });

  test('use « valider » for the project only: a mock-up is approved', () => {
    const project = /^legal\/cgv\.ts sections 3 /;
    expect(findings(({ where, text }) => /valid(?:é|er|ez|ation)/.test(text) && !project.test(where))).toEqual([]);
  });
});
