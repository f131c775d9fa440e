import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/root.ts';

const read = (file: string): string => readFileSync(join(root, 'tests', file), 'utf8');

test('every fault of a contact message has a test with its number', () => {
  const rows = [...read('faults/README.md').matchAll(/^\| (\d\d) \|/gm)].map(([, row = '']) => row);
  expect(rows).toHaveLength(46);
  const sources = globSync('{faults,engines}/*.{test,spec}.ts', { cwd: join(root, 'tests') }).map(read);
  expect(rows.filter((row) => !sources.some((source) => new RegExp(`['"\`]fault ${row}:`).test(source)))).toEqual([]);
});
