import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VitePWAOptions } from 'vite-plugin-pwa';
import { sha256Base64 } from './hash.ts';
import { compressedSize, overBudget } from './offline-budget.ts';
import { countEntries, SITE_BUNDLE } from './site-bundle.ts';

type ManifestTransform = NonNullable<VitePWAOptions['injectManifest']['manifestTransforms']>[number];

/**
 * What the service worker precaches, relative to `dist`: the site bundle, and the files that are not in it. A first visit has already fetched
 * the scripts among them; later builds change the entry, but hardly ever the libraries.
 */
export const precacheGlobs = [SITE_BUNDLE, 'assets/{index,vendor,react-dom}-*.js', 'assets/*.woff2', 'images/**/!(*.svg)', 'favicon.ico'];

/**
 * Each file is listed with its digest, which the service worker checks: neither a deploy during the install nor a captive portal can slip
 * in anything else. The digest is also the revision of a file whose name does not change with its content. The bundle's row tells, too, how
 * many entries it makes in the cache.
 */
export function precacheEntries(dist: string): ManifestTransform {
  return async (entries) => {
    const files = await Promise.all(entries.map(async (entry) => ({ entry, content: await readFile(join(dist, entry.url)) })));
    const manifest = files.map(({ entry, content }) => {
      const digest = sha256Base64(content);
      const count = entry.url === SITE_BUNDLE ? { count: countEntries(String(content)) } : {};
      return { ...entry, url: `/${entry.url}`, revision: entry.revision && digest, integrity: digest, ...count };
    });
    return { manifest, warnings: overBudget(files.reduce((bytes, { content }) => bytes + compressedSize(content), 0)) };
  };
}
