import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrecacheEntry } from 'workbox-precaching/_types.js';
import { compressedSize } from '../../../src/prerender/offline/budget.ts';

/** The list of what a build's service worker fetches, the offline list: paths relative to `dist`, each with the digest of its content. */
export function offlineList(dist: string): Map<string, string> {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  const entries = worker.match(/\{[^{}]*"url":[^{}]*\}/g)?.map((text) => JSON.parse(text) as PrecacheEntry) ?? [];
  if (entries.length === 0) throw new Error(`${dist}/sw.js has no offline list`);
  return new Map(entries.map(({ url, revision, integrity }) => [url.replace(/^\//, ''), integrity ?? revision ?? '']));
}

/** Bytes transferred. */
export function transferSize(dist: string, file: string): number {
  return compressedSize(readFileSync(join(dist, file)));
}
