import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitSign, MIN_SIZE } from '../../../src/app/sections/hero/fit-sign.ts';

/** Letters that are as wide as they are high. */
const widthOf = (text: string) => text.length;
const room = { width: 100, height: 40, size: 20 };

test('a short name has the largest letters, on a narrow sign', () => {
  const { lines, size, width } = fitSign('Mo', room, widthOf);
  expect({ lines, size }).toEqual({ lines: ['Mo'], size: 20 });
  expect(width).toBeLessThan(room.width);
});

test.each([
  ['one line', 'Pivoine', ['Pivoine']],
  ['two lines', 'La Pivoine', ['La', 'Pivoine']],
  ['three lines', 'Des Trois Lilas', ['Des', 'Trois', 'Lilas']],
])('a name stands in the %s in which it is largest', (_, name, lines) => {
  expect(fitSign(name, room, widthOf).lines).toEqual(lines);
});

test('a name too long for letters that can be read is cut', () => {
  const { lines, size } = fitSign('Anticonstitutionnellement', room, widthOf);
  expect(lines).toEqual(['Anticonst…']);
  expect(size).toBeGreaterThanOrEqual(MIN_SIZE);
});

test('no space stands before an ellipsis', () => {
  const cut = ['Ab '.repeat(20), 'Abc '.repeat(15)].map((name) => fitSign(name, room, widthOf).lines.join(' '));
  expect(cut).toEqual([expect.stringMatching(/\w…$/), expect.stringMatching(/\w…$/)]);
});

test('whatever the name, its letters stay on the sign', () => {
  const names = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).filter((text) => text.trim() !== '');
  const rooms = fc.record({
    width: fc.integer({ min: 60, max: 600 }),
    height: fc.integer({ min: 20, max: 60 }),
    size: fc.integer({ min: 10, max: 20 }),
  });
  fc.assert(
    fc.property(names, rooms, (name, room) => {
      const { lines, size, width } = fitSign(name, room, widthOf);
      expect(lines.length * size).toBeLessThanOrEqual(Math.max(room.height, size));
      expect(size).toBeLessThanOrEqual(room.size);
      expect(width).toBeLessThanOrEqual(room.width + 1e-9);
      for (const line of lines) expect(widthOf(line) * size).toBeLessThan(width);
    }),
  );
});
