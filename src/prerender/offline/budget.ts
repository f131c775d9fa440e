import { brotliCompressSync, constants } from 'node:zlib';

/** The most that a visitor may download for offline reading, in KiB of Brotli. */
export const OFFLINE_BUDGET_KIB = 330;

/** Bytes of Brotli at a quality that hosts use: slightly more than at the best one, in a fraction of the time. */
export function compressedSize(content: Buffer | string): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

/** The build's warnings about an offline copy of `bytes`; none while it is within its budget. */
export function budgetWarnings(bytes: number): string[] {
  const kib = Math.ceil(bytes / 1024);
  if (kib <= OFFLINE_BUDGET_KIB) return [];
  return [
    `Every visitor downloads ${kib} KiB for offline reading, and the budget is ${OFFLINE_BUDGET_KIB}. Shorten what has grown, or leave the ` +
      'pages and files of the oldest articles out of the offline copy (`FILES` in src/prerender/offline/divide-files.ts): they are then read from ' +
      'the network.',
  ];
}
