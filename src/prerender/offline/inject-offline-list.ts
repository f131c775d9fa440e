import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { injectManifest, type ManifestTransform } from 'workbox-build';
import { WORKER_URL } from '../../shared/worker-contract.ts';
import { integrityOf } from '../hash.ts';
import { budgetWarnings, compressedSize } from './budget.ts';

/** Writes the list of these files, relative to `dist`, into the service worker, and says when they exceed their budget. */
export async function injectOfflineList(dist: string, files: string[]): Promise<void> {
  const worker = join(dist, WORKER_URL);
  const { warnings } = await injectManifest({
    swSrc: worker,
    swDest: worker,
    globDirectory: dist,
    globPatterns: files,
    // Names in this folder change with the content.
    dontCacheBustURLsMatching: /^assets\//,
    // Workbox weighs files before compression; budget.ts weighs what is downloaded.
    maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
    manifestTransforms: [withDigests(dist)],
  });
  for (const warning of warnings) console.warn(warning);
}

/**
 * Lists each file with its digest. The service worker checks it, so that no deploy during the install and no captive portal can replace a
 * file. The digest is also the revision of a file whose name does not change with its content.
 */
function withDigests(dist: string): ManifestTransform {
  return async (entries) => {
    const files = await Promise.all(entries.map(async (entry) => ({ entry, content: await readFile(join(dist, entry.url)) })));
    const manifest = files.map(({ entry, content }) => {
      const digest = integrityOf(content);
      return { ...entry, url: `/${entry.url}`, revision: entry.revision && digest, integrity: digest };
    });
    return { manifest, warnings: budgetWarnings(files.reduce((bytes, { content }) => bytes + compressedSize(content), 0)) };
  };
}
