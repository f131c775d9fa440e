import { brotliCompressSync, constants } from 'node:zlib';

/** What every visitor may download for offline reading, in KiB of Brotli. */
export const OFFLINE_BUDGET_KIB = 450;

/** In Brotli: slightly larger than at the best quality, in a fraction of the time; hosts do no better. */
export function compressedSize(content: Buffer | string): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

/** What the build says about an offline copy of `bytes`; nothing while it is within its budget. */
export function overBudget(bytes: number): string[] {
  const kib = Math.ceil(bytes / 1024);
  if (kib <= OFFLINE_BUDGET_KIB) return [];
  return [
    `Every visitor downloads ${kib} KiB for offline reading, and the budget is ${OFFLINE_BUDGET_KIB}. Shorten what has grown, or leave the ` +
      'pages and files of the oldest articles out of the site bundle (src/prerender/prerender-all.ts): the service worker then gets them ' +
      'from the network.',
  ];
}
