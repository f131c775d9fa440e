import { stat } from 'node:fs/promises';
import { join } from 'node:path';

export type Found = { file: string; movedTo?: never } | { file?: never; movedTo: string };

/** Configuration for the host, which Netlify does not serve. */
const HIDDEN = new Set(['_headers', '_redirects']);

/**
 * Resolves a path as Netlify does by default, with pretty URLs on (https://github.com/slorber/trailing-slash-guide): `/about` serves
 * about.html, `/about/` redirects to `/about`, and a folder's URL ends with a slash.
 */
export async function findFile(publish: string, pathname: string): Promise<Found | undefined> {
  const segments = segmentsOf(pathname);
  if (!segments || (segments.length === 1 && HIDDEN.has(segments[0] ?? ''))) return undefined;
  const path = join(publish, ...segments);
  const index = join(path, 'index.html');
  // Rebuilt from the segments, so that `//example.com/` cannot become a redirect to another host.
  const address = `/${segments.map(encodeURIComponent).join('/')}`;
  if (pathname.endsWith('/')) {
    if (await isFile(index)) return { file: index };
    return segments.length > 0 && (await isFile(`${path}.html`)) ? { movedTo: address } : undefined;
  }
  for (const file of [path, `${path}.html`]) if (await isFile(file)) return { file };
  return (await isFile(index)) ? { movedTo: `${address}/` } : undefined;
}

/** The decoded path segments; undefined if one is malformed or hidden, or could escape the folder. */
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
