import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

type Entry = { url: string; revision: string | null; integrity?: string };

/** What a build's service worker precaches: paths relative to `dist`, each with the digest of its content. */
export function precacheList(dist: string): Map<string, string> {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  const entries = worker.match(/\{[^{}]*"url":[^{}]*\}/g)?.map((text) => JSON.parse(text) as Entry) ?? [];
  if (entries.length === 0) throw new Error(`${dist}/sw.js has no precache list`);
  return new Map(entries.map(({ url, revision, integrity }) => [url.replace(/^\//, ''), integrity ?? revision ?? '']));
}

/** Bytes transferred. Files that are already compressed are sent as they are. */
export function transferSize(dist: string, file: string): number {
  const bytes = readFileSync(join(dist, file));
  return /\.(png|woff2)$/.test(file) ? bytes.length : compressedSize(bytes);
}

/** Slightly larger than at the best quality, in a fraction of the time; hosts do no better. */
export function compressedSize(bytes: Buffer | string): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}
