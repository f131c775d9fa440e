import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import dictionary from 'dictionary-fr';
import nspell from 'nspell';

/** Names and terms missing from the French dictionary, reviewed one by one. */
const reviewedWords: readonly string[] = readFileSync(join(import.meta.dirname, 'words.txt'), 'utf8')
  .trim()
  .split('\n');

const speller = nspell(dictionary);
const isFrench = (word: string) => speller.correct(word) || speller.correct(word.toLowerCase());

/** Addresses, articles of law, and the names and values of the site's stored choices, quoted verbatim. */
const NOT_PROSE = [
  /https?:\S+|\S+@\S+|\b[\w-]+\.(?:gouv\.fr|fr|com|org|dev)\b/g,
  /\b[LRD]\d+(?:-\d+)*\b/g,
  /«\u00a0(?:all|essential|true|false|keywords)\u00a0»|\b(?:cookie-consent|[a-z]+-cookies)\b/g,
];
const WORD = /(?<![\p{L}\d])\p{L}[\p{L}\p{M}\d]*(?:[’'-][\p{L}\d]+)*/gu;
/** `l’`, `qu’`: the dictionary knows them before most words, but not before names. */
const ELISION = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)[’']/i;

/** The words of `text` in neither the dictionary nor the reviewed list. */
export function misspelled(text: string): string[] {
  const prose = NOT_PROSE.reduce((rest, pattern) => rest.replace(pattern, ' '), text);
  const words = (prose.match(WORD) ?? []).filter((word) => !isFrench(word.replaceAll('’', "'")));
  return words.flatMap((word) => unknownParts(word.replace(ELISION, ''))).filter((word) => !reviewedWords.includes(word));
}

/** `dit-elle` and `mini-site` are not in the dictionary, but their parts are. */
function unknownParts(word: string): string[] {
  if (isFrench(word)) return [];
  const parts = word.split('-');
  return parts.length > 1 && parts.every(isFrench) ? [] : [word];
}
