import { expect, it } from 'vitest';
import { createDraft, forget, identify, isBlank, readDraft, sameValues } from '../../src/contact/draft.ts';
import { ID_PATTERN } from '../../src/contact/protocol.ts';
import { MESSAGE } from '../support/outbox-device.ts';

it('each draft has a seed of 128 bits, and ids of its own, UUIDs that the protocol accepts', async () => {
  expect(createDraft().seed).toMatch(/^\d+(?:-\d+){3}$/);
  const id = await identify(createDraft(), MESSAGE);
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(id).toMatch(ID_PATTERN);
  expect(await identify(createDraft(), MESSAGE)).not.toBe(id);
});

const MINE = { ...createDraft({ message: 'Bonjour' }), writer: 'me' };
const CONTINUED = { ...MINE, writer: 'other', values: { message: 'Bonjour, bonjour' } };
it.each([
  ['erases it', MINE, undefined],
  ['erases what the same form had written before', { ...MINE, values: { message: 'Bonj' } }, undefined],
  ['erases the same text that another tab wrote', { ...MINE, writer: 'other' }, undefined],
  ['keeps what another tab has continued to write', CONTINUED, CONTINUED],
  ['does nothing if there is no draft', undefined, undefined],
])('forgetting a draft %s', (_what, stored, left) => {
  expect(forget(MINE)(stored)).toBe(left);
});

it('an unreadable draft counts as none', () => {
  const draft = createDraft({ name: 'Jeanne' });
  expect(readDraft({ ...draft, id: 'form' })).toMatchObject(draft);
  for (const wrong of [undefined, null, 'x', {}, { ...draft, seed: 3 }, { ...draft, values: { name: 3 } }])
    expect(readDraft(wrong)).toBeUndefined();
});

it('a missing field counts as blank, and as equal to an empty one', () => {
  expect([{}, { name: ' \n' }, { name: 'J' }].map(isBlank)).toEqual([true, true, false]);
  expect([sameValues({}, { name: '' }), sameValues({ name: 'J' }, {})]).toEqual([true, false]);
});
