import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const HTML = `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Vide</title>
<p>Rien.</p>
`;

/** A one-paragraph page: the best that this machine can measure, which no real page can beat. */
export async function makeEmptyPage(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-empty-'));
  await writeFile(join(folder, 'index.html'), HTML);
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
