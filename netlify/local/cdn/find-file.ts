import { stat } from 'node:fs/promises';
import { join } from 'node:path';

export type Found = { file: string; movedTo?: never } | { file?: never; movedTo: string };

/** Files that tell the host what to do, and what a deploy leaves out, are not there for visitors. */
const HIDDEN = new Set(['_headers', '_redirects']);

/**
 * The file for a path, as Netlify looks for it by default, with its pretty URLs on (https://github.com/slorber/trailing-slash-guide): `/about` is
 * about.html, `/about/` moves to `/about`, and a folder's address ends with a slash.
 */
export async function findFile(publish: string, pathname: string): Promise<Found | undefined> {
  const segments = segmentsOf(pathname);
  if (!segments || (segments.length === 1 && HIDDEN.has(segments[0] ?? ''))) return undefined;
  const path = join(publish, ...segments);
  const index = join(path, 'index.html');
  // Made of the segments: `//example.com/` must not become an address on another host.
  const address = `/${segments.map(encodeURIComponent).join('/')}`;
  if (pathname.endsWith('/')) {
    if (await isFile(index)) return { file: index };
    return segments.length > 0 && (await isFile(`${path}.html`)) ? { movedTo: address } : undefined;
  }
  for (const file of [path, `${path}.html`]) if (await isFile(file)) return { file };
  return (await isFile(index)) ? { movedTo: `${address}/` } : undefined;
}

/** The decoded names between the slashes, or nothing when one of them could leave the folder or is hidden. */
function segmentsOf(pathname: string): string[] | undefined {
  try {
    const segments = pathname.split('/').filter(Boolean).map(decodeURIComponent);
    const isPlain = (name: string) => (!name.startsWith('.') || name === '.well-known') && !/[/\\\0]/.test(name);
    return segments.every(isPlain) ? segments : undefined;
  } catch {
    return undefined;
  }
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() ?? false;
}
