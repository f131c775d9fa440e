import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const BUILT_SITE: Record<string, string> = {
  'index.html': '<!doctype html><title>Accueil</title>',
  'about.html': '<!doctype html><title>À propos</title>',
  'équipe.html': '<!doctype html><title>Équipe</title>',
  'blog.html': '<!doctype html><title>Blog</title>',
  'blog/un-article.html': '<!doctype html><title>Un article</title>',
  'guide/index.html': '<!doctype html><title>Guide</title>',
  '404.html': '<!doctype html><title>Introuvable</title>',
  'assets/main-1234.js': '',
  '.vite/manifest.json': '{}',
  '.well-known/security.txt': 'Contact: mailto:bonjour@trait.example',
  _redirects: '# slugs\n/blog/* /blog 302\n/ancien /about\n',
};

export type Folder = { path: string; write(file: string, text: string): Promise<void>; remove(): Promise<void> };

/** Creates a temporary folder with a small built site. */
export const makeBuiltSite = (): Promise<Folder> => makeFolder(BUILT_SITE);

/** Creates a temporary folder with these files. */
export async function makeFolder(files: Record<string, string>): Promise<Folder> {
  const path = await mkdtemp(join(tmpdir(), 'test-folder-'));
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(dirname(join(path, file)), { recursive: true });
    await writeFile(join(path, file), text);
  };
  for (const [file, text] of Object.entries(files)) await write(file, text);
  return { path, write, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}
