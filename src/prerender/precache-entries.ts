import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VitePWAOptions } from 'vite-plugin-pwa';
import { sha256Base64 } from './hash.ts';
import { SITE_BUNDLE } from './site-bundle.ts';

type ManifestTransform = NonNullable<VitePWAOptions['injectManifest']['manifestTransforms']>[number];

/** What the worker asks for, relative to `dist`: the pages with what travels with them, and what does not. */
export const precacheGlobs = [SITE_BUNDLE, 'assets/{index,mount}-*.js', 'assets/*.woff2', 'images/**/!(*.svg)', 'favicon.ico'];

/**
 * Each file comes with its digest, with which the worker checks it: neither a deploy in the middle of an install nor a network that answers
 * in the host's place gets anything else in. The digest is also the revision of a file whose name does not change with its content.
 */
export function precacheEntries(dist: string, leftOut: ReadonlySet<string>): ManifestTransform {
  return async (entries) => ({
    manifest: await Promise.all(
      entries
        .filter(({ url }) => !leftOut.has(url))
        .map(async (entry) => {
          const digest = sha256Base64(await readFile(join(dist, entry.url)));
          return { ...entry, url: `/${entry.url}`, ...(entry.revision ? { revision: digest } : { integrity: digest }) };
        }),
    ),
  });
}
