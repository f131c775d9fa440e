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

/** The machine's own limit: a page of one paragraph. What it does not reach, no page reaches here. */
export async function makeEmptyPage(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-empty-'));
  await writeFile(join(folder, 'index.html'), HTML);
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
