import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../../netlify/local/root.ts';

/** A Markdown table: the first column is text, the others are right-aligned numbers. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export function kib(bytes: number): string {
  return (bytes / 1_024).toFixed(bytes < 102_400 ? 1 : 0);
}

/** Writes `text` between the README's markers `<!-- name:start -->` and `<!-- name:end -->`. Rejects when they are missing. */
export async function writeIntoReadme(name: string, text: string): Promise<void> {
  const file = join(root, 'README.md');
  const readme = await readFile(file, 'utf8');
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const [from, to] = [readme.indexOf(start), readme.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`README.md has no ${start} … ${end}`);
  await writeFile(file, `${readme.slice(0, from + start.length)}\n${text}\n${readme.slice(to)}`);
}
