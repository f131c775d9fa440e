import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/root.ts';

const tokens = readFileSync(join(root, 'src/app/styles/tokens.css'), 'utf8');

/**
 * A colour of tokens.css, as it is on ink: of `light-dark()`, the second. Read by a pattern, since the project has no CSS parser of its own.
 * Throws if no colour of that name is written so.
 */
export function color(name: string): string {
  const [, value] = new RegExp(`--${name}: (?:light-dark\\(.+, )?(#[0-9a-f]{6})\\)?;`).exec(tokens) ?? [];
  if (!value) throw new Error(`tokens.css has no colour --${name}`);
  return value;
}
