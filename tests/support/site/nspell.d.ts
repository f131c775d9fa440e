/** nspell ships no types. */
declare module 'nspell' {
  type Speller = { correct(word: string): boolean };
  // biome-ignore lint/style/noDefaultExport: this is how the package exports it.
  export default function nspell(dictionary: { aff: Uint8Array; dic: Uint8Array }): Speller;
}
