import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ManifestTransform } from 'workbox-build';

/** What the worker keeps, relative to `dist`: every page that is a place to go, and what pages load by themselves. */
export const precacheGlobs = {
  globPatterns: ['**/*.html', 'assets/*.{js,woff2}', 'images/**/*', 'icon.svg'],
  // Where a form that was posted without JavaScript ends; that takes a network.
  globIgnores: ['contact/*.html'],
};

/**
 * Pages go by their address, so that the worker stores what a visitor gets. A file whose name does not change with its content has its
 * digest as revision, with which the worker checks it: a deploy in the middle of an install cannot mix two builds.
 */
export function precacheEntries(dist: string): ManifestTransform {
  return async (entries) => ({
    manifest: await Promise.all(
      entries.map(async (entry) => ({
        ...entry,
        url: addressOf(entry.url),
        revision: entry.revision && integrity(await readFile(join(dist, entry.url))),
      })),
    ),
  });
}

function addressOf(file: string): string {
  if (file === 'index.html') return '/';
  return file === '404.html' ? '/404.html' : `/${file.replace(/\.html$/, '')}`;
}

function integrity(bytes: Buffer): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}
