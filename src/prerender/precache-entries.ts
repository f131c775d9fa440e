import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VitePWAOptions } from 'vite-plugin-pwa';
import { sha256Base64 } from './hash.ts';
import { SITE_BUNDLE } from './site-bundle.ts';

type ManifestTransform = NonNullable<VitePWAOptions['injectManifest']['manifestTransforms']>[number];

/** What the worker asks for, relative to `dist`: the pages with what travels with them, and what does not. */
export const precacheGlobs = [SITE_BUNDLE, 'assets/{index,mount}-*.js', 'assets/*.woff2', 'images/**/!(*.svg)', 'favicon.ico'];

/**
 * A file whose name does not change with its content has its digest as revision, with which the worker checks it: a deploy in the middle
 * of an install cannot mix two builds.
 */
export function precacheEntries(dist: string, leftOut: ReadonlySet<string>): ManifestTransform {
  return async (entries) => ({
    manifest: await Promise.all(
      entries
        .filter(({ url }) => !leftOut.has(url))
        .map(async (entry) => ({
          ...entry,
          url: `/${entry.url}`,
          revision: entry.revision && sha256Base64(await readFile(join(dist, entry.url))),
        })),
    ),
  });
}
