import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../netlify/local/root.ts';

const read = (file: string): string => readFileSync(join(root, 'tests', file), 'utf8');
const ROWS = [...read('faults/README.md').matchAll(/^\| (\d\d) \|/gm)].map(([, row = '']) => row);
const files = globSync('{faults,engines}/*.{test,spec}.ts', { cwd: join(root, 'tests') }).sort();

it('every fault of a contact message has a test with its number, no test claims another, and none is skipped', () => {
  expect(ROWS).toHaveLength(44);
  const sources = files.map(read);
  expect(ROWS.filter((row) => !sources.some((source) => new RegExp(`['"\`]fault ${row}:`).test(source)))).toEqual([]);
  const claims = sources.flatMap((source) => [...source.matchAll(/\bfault (\d+)(:?)/g)]);
  expect(claims.filter(([, row = '', colon]) => !ROWS.includes(row) || !colon).map(([claim]) => claim)).toEqual([]);
  const skipped = /\b(?:test|it|describe)(?:\.\w+)*\.(?:skip|skipIf|runIf|only|todo|fixme|fails?)\b/;
  expect(files.filter((file) => skipped.test(read(file)))).toEqual([]);
});
