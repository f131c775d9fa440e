const MONTH = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
const UNIT = `(?:${MONTH}|h|min|ms|s|Ko|Mo|Go|px|mm|cm|m|km|kg|g|semaines?|jours?|heures?|minutes?|secondes?|mois|ans?)(?!\\p{L})`;
const REFERENCE = '(?:(?<!\\p{L})art\\.|n°|(?<!\\p{L})ISO)';

/** Rules of French typography, each with a pattern for where it is missing. U+00A0 is the no-break space, U+202F the narrow one. */
const rules: readonly { rule: string; lacks: RegExp }[] = [
  { rule: 'a no-break space before :', lacks: /[^\u00a0]:(?=\s|$)/ },
  { rule: 'a narrow no-break space before ; ! ?', lacks: /[^\u202f!?][;!?](?=[\s\u00a0»)…]|$)/ },
  { rule: 'a no-break space inside « »', lacks: /«(?!\u00a0)|[^\u00a0]»/ },
  { rule: 'a no-break space before € and %', lacks: /[^\u00a0][€%]/ },
  { rule: 'a no-break space between a number and its unit or month', lacks: new RegExp(`(?:\\d|1er) ${UNIT}`, 'u') },
  { rule: 'a no-break space between a price and HT', lacks: /€ HT/ },
  { rule: 'a no-break space between a reference and its number', lacks: new RegExp(`${REFERENCE} (?=L?\\d)`, 'u') },
  { rule: 'a no-break space in a number', lacks: /\d \d{3}(?!\d)/ },
  { rule: 'typographic apostrophes and quotes', lacks: /['"]/ },
  { rule: 'an ellipsis in one character', lacks: /\.\.\./ },
  { rule: 'single spaces, and none at the ends', lacks: /[ \u00a0\u202f]{2}|^\s|\s$/ },
];

/** The names of the rules that `text` breaks. */
export function findTypos(text: string): string[] {
  return rules.filter(({ lacks }) => lacks.test(text)).map(({ rule }) => rule);
}

/** Replaces an ordinary space, a ' between letters and three dots in a text's source by a no-break space, ’ and …, where these belong. */
export function setTypography(source: string): string {
  return source
    .replace(/(?<=\p{L})\\?'(?=\p{L})/gu, '’')
    .replace(/\.\.\./g, '…')
    .replace(/ (?=:(?:\s|$)|»|[€%])/g, '\u00a0')
    .replace(/« /g, '«\u00a0')
    .replace(/[ \u00a0](?=[;!?](?:[\s\u00a0»)…'"`<]|$))/g, '\u202f')
    .replace(/€ HT/g, '€\u00a0HT')
    .replace(new RegExp(`(?<=${REFERENCE}) (?=L?\\d)`, 'gu'), '\u00a0')
    .replace(new RegExp(`(?<=\\d|1er) (?=\\d{3}(?!\\d)|${UNIT})`, 'gu'), '\u00a0');
}
