import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../netlify/local/root.ts';

const read = (file: string): string => readFileSync(join(root, 'tests', file), 'utf8');
const ROWS = [...read('faults/README.md').matchAll(/^\| (\d\d) \|/gm)].map(([, row = '']) => row);
const files = globSync('{faults,engines}/*.{test,spec}.ts', { cwd: join(root, 'tests') }).sort();

it('every fault of a contact message has a test with its number', () => {
  expect(ROWS).toHaveLength(44);
  const table = ROWS.map((row) => ({ row, files: files.filter((file) => new RegExp(`['"\`]fault ${row}:`).test(read(file))) }));
  console.log(table.map(({ row, files }) => `${row}  ${files.map((file) => basename(file)).join(', ')}`).join('\n'));
  expect(table.filter(({ files }) => files.length === 0).map(({ row }) => row)).toEqual([]);
});

it('no test claims a fault that does not exist', () => {
  const claims = files.flatMap((file) =>
    [...read(file).matchAll(/\bfault (\d+)(:?)/g)].map(([text, row, colon]) => ({ text, row, colon })),
  );
  expect(claims.filter(({ row = '', colon }) => !ROWS.includes(row) || !colon).map(({ text }) => text)).toEqual([]);
});

it('no test of a fault is skipped', () => {
  const leftOut = /\b(?:test|it|describe)(?:\.\w+)*\.(?:skip|skipIf|runIf|only|todo|fixme|fails?)\b/;
  expect(['it.skip', 'test.describe.only', 'it.concurrent.todo'].filter((call) => !leftOut.test(call))).toEqual([]);
  expect(files.filter((file) => leftOut.test(read(file)))).toEqual([]);
});
