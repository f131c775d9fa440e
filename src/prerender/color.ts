import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { find, findLast, generate, parse } from 'css-tree';
import { root } from '../../scripts/root.ts';

const tokens = parse(readFileSync(join(root, 'src/app/styles/tokens.css'), 'utf8'), { parseCustomProperty: true });

/** A colour of tokens.css, as it is on ink: of `light-dark()`, the second. Throws if no colour of that name is written in hexadecimal. */
export function color(name: string): string {
  const declaration = find(tokens, (node) => node.type === 'Declaration' && node.property === `--${name}`);
  const hash = declaration && findLast(declaration, ({ type }) => type === 'Hash');
  if (!hash) throw new Error(`tokens.css has no colour --${name}`);
  return generate(hash);
}
