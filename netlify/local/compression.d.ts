/** The package ships no types, and those of DefinitelyTyped need Express. */
declare module 'compression' {
  import type { Connect } from 'vite';
  // biome-ignore lint/style/noDefaultExport: this is how the package exports it.
  export default function compression(): Connect.NextHandleFunction;
}
