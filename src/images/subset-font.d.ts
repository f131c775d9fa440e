/** The package ships no types; these cover what fonts.ts and figures.ts use. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'sfnt';
    variationAxes?: Record<string, number>;
    noLayoutClosure?: boolean;
    preserveNameIds?: number[];
  };
  const subsetFont: (font: Buffer, text: string, options: Options) => Promise<Buffer>;
  // biome-ignore lint/style/noDefaultExport: the package's own export.
  export default subsetFont;
}
