import { globSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { parseAst } from 'vite';
import { dist, read } from './built-site.ts';

/** Every script of the build, as a path inside dist. */
export const SCRIPTS = globSync('assets/*.js', { cwd: dist });
export const PAGE_SCRIPTS = SCRIPTS.filter((file) => /Page-[^/]*\.js$/.test(file));

/** Static imports of each script. */
const IMPORTS = new Map(
  SCRIPTS.map((file) => {
    const sources = parseAst(read(file)).body.flatMap((each) => ('source' in each && each.source ? [each.source.value] : []));
    return [file, sources.map((source) => posix.join(dirname(file), source))];
  }),
);

/** A script and all its static imports, direct or not. */
export function staticGraph(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const imported of IMPORTS.get(file) ?? []) staticGraph(imported, seen);
  return seen;
}

/** A script's dynamic imports. */
export const lazyImportsOf = (file: string): string[] =>
  [...read(file).matchAll(/\bimport\([`'"]([^`'"]+\.js)/g)].map(([, source = '']) => posix.join(dirname(file), source));

/** The script that the bundler made of this module; '' if there is none. */
export const chunk = (name: string): string => SCRIPTS.find((file) => file.startsWith(`assets/${name}-`)) ?? '';
