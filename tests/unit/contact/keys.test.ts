import { expect, test } from 'vitest';
import { entryKey, indexKeyOf, readDay, readEntryKey, readIndexKey } from '../../../netlify/contact/ledger/keys.ts';
import { ID } from '../../support/contact/contact-request.ts';

const ENTRY = entryKey(ID);
const INDEX = indexKeyOf({ id: ID, receivedAt: 1_764_000_000_000 });
const FOLDER = 'messages/2026-11-27';

test('keys are read as they were written', () => {
  expect(readEntryKey(ENTRY)).toBe(ID);
  expect(readIndexKey(INDEX)).toEqual({ id: ID, receivedAt: 1_764_000_000_000 });
  for (const folder of [FOLDER, `${FOLDER}/`]) expect(readDay(folder)).toBe('2026-11-27');
});

test.each(['', 'x', 'messages/', 'pending/'])('« %s » is no key', (key) => {
  for (const read of [readEntryKey, readIndexKey, readDay]) expect(read(key)).toBeUndefined();
});

test.each([
  ['before', 'old/', ''],
  ['behind', '', '.tmp'],
])('a key with something %s it is none of ours', (_where, before, behind) => {
  expect(readEntryKey(before + ENTRY + behind)).toBeUndefined();
  expect(readIndexKey(before + INDEX + behind)).toBeUndefined();
  expect(readDay(before + FOLDER + behind)).toBeUndefined();
});
