import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { find, findAll, generate, parse } from 'css-tree';
import { root } from '../../scripts/root.ts';

const tokens = parse(readFileSync(join(root, 'src/app/styles/tokens.css'), 'utf8'), { parseCustomProperty: true });

/** A colour of tokens.css, as it is on ink: of `light-dark()`, the second. Throws if that is not written in hexadecimal. */
export function color(name: string): string {
  const declaration = find(tokens, (node) => node.type === 'Declaration' && node.property === `--${name}`);
  const values = declaration ? findAll(declaration, ({ type }) => type === 'Hash' || type === 'Function') : [];
  const hash = values.at(-1);
  if (hash?.type !== 'Hash') throw new Error(`tokens.css has no colour --${name}`);
  return generate(hash);
}
