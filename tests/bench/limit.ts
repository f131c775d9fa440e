import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LOADER = /<script>.*?<\/script>/gs;

/**
 * The site's own limit: a copy of the build without a script in any page. The worker stays on disk, for the bench to register when it
 * measures what a page from the worker's cache costs.
 */
export async function makeLimit(dist: string): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-limit-'));
  await cp(dist, folder, { recursive: true });
  const pages = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
  for (const page of pages) {
    const html = await readFile(join(folder, page), 'utf8');
    const bare = withoutScript(html);
    if (bare === html) throw new Error(`${page} has no loader to remove`);
    await writeFile(join(folder, page), bare);
  }
  await stripWorkersPages(folder);
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

function withoutScript(html: string): string {
  return html.replace(LOADER, '');
}

/** The worker fetches all pages in one file and verifies its digest, so both must change together. */
async function stripWorkersPages(folder: string): Promise<void> {
  const file = join(folder, 'site.json');
  const worker = join(folder, 'sw.js');
  const before = await readFile(file, 'utf8');
  const bundle = JSON.parse(before) as { pages: Record<string, string> };
  const pages = Object.fromEntries(Object.entries(bundle.pages).map(([path, html]) => [path, withoutScript(html)]));
  const after = JSON.stringify({ ...bundle, pages });
  const script = await readFile(worker, 'utf8');
  if (!script.includes(digest(before))) throw new Error('sw.js does not name the digest of site.json');
  await writeFile(file, after);
  await writeFile(worker, script.replace(digest(before), digest(after)));
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
