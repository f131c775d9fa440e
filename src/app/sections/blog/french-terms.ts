/** Words too common to tell one article from another. */
const COMMON = new Set(
  `a ai au aux avec ce ces cet cette d dans de des du elle en est et eux il ils j je l la le les leur leurs lui m ma mais me mes n ne nos
  notre nous on ont ou par pas plus pour qu que qui s sa sans se ses si son sont sur t ta te tes toi ton tu un une vos votre vous y`.split(
    /\s+/,
  ),
);

/** The term that a French word is indexed and searched by: without capitals, accents or plural. `null` for common and one-letter words. */
export function toTerm(word: string): string | null {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe');
  if (plain.length < 2 || COMMON.has(plain)) return null;
  if (plain.length < 4) return plain;
  return plain
    .replace(/eaux$/, 'eau')
    .replace(/([^e])aux$/, '$1al')
    .replace(/[sx]$/, '');
}
