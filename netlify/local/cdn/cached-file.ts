import { readFile, stat } from 'node:fs/promises';

/** Parses a text file, and again only when it has changed. A missing file counts as empty. */
export function cachedFile<T>(file: string, parse: (text: string) => T): () => Promise<T> {
  let last: { version: string; value: T } | undefined;
  return async () => {
    const found = await stat(file).catch(() => undefined);
    const version = found ? `${found.mtimeMs} ${found.size}` : '';
    if (last?.version !== version) last = { version, value: parse(found ? await readFile(file, 'utf8') : '') };
    return last.value;
  };
}
