import { readFile, stat } from 'node:fs/promises';

/** A text file's parsed content, parsed again only when the file has changed. A file that is not there counts as empty. */
export function cachedFile<T>(file: string, parse: (text: string) => T): () => Promise<T> {
  let last: { version: string; value: T } | undefined;
  return async () => {
    const found = await stat(file).catch(() => undefined);
    const version = found ? `${found.mtimeMs} ${found.size}` : '';
    if (last?.version !== version) last = { version, value: parse(found ? await readFile(file, 'utf8') : '') };
    return last.value;
  };
}
