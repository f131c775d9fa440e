import { describe, expect, it } from 'vitest';
import { createDraft, forget, identify, isBlank, readDraft, sameValues } from '../../src/contact/draft.ts';
import { digestMessage } from '../../src/contact/message.ts';
import { ID_PATTERN } from '../../src/contact/protocol.ts';
import { MESSAGE, message } from '../support/outbox-bench.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe('the id of a draft', () => {
  it('is a UUID that the protocol accepts', async () => {
    const id = await identify(createDraft(), MESSAGE);
    expect(id).toMatch(UUID);
    expect(id).toMatch(ID_PATTERN);
  });

  it('is the same for the same text in every copy of the draft', async () => {
    const draft = createDraft({ name: 'Jeanne' });
    const copy = structuredClone({ ...draft, writer: 'another tab' });
    expect(await identify(copy, MESSAGE)).toBe(await identify(draft, MESSAGE));
  });

  it('differs for an edited text, and for the same text in another draft', async () => {
    const draft = createDraft();
    const id = await identify(draft, MESSAGE);
    expect(await identify(draft, message('Un autre texte.'))).not.toBe(id);
    expect(await identify(createDraft(), MESSAGE)).not.toBe(id);
  });

  it('is the one that the same text had before, however many edits came in between', async () => {
    const other = message('Un autre texte.');
    const tried = { [await digestMessage(MESSAGE)]: 'first', [await digestMessage(other)]: 'second' };
    const draft = createDraft({}, tried);
    expect([await identify(draft, MESSAGE), await identify(draft, other)]).toEqual(['first', 'second']);
    expect(await identify(draft, message('Un troisième texte.'))).toMatch(UUID);
  });
});

describe('forgetting a draft', () => {
  const mine = { ...createDraft({ message: 'Bonjour' }), writer: 'me' };

  it('erases it, and what the same form had written before', () => {
    expect(forget(mine)(mine)).toBeUndefined();
    expect(forget(mine)({ ...mine, values: { message: 'Bonj' } })).toBeUndefined();
  });

  it('erases the same text that another tab wrote', () => {
    expect(forget(mine)({ ...mine, writer: 'other' })).toBeUndefined();
  });

  it('keeps what another tab has continued to write, and does nothing if there is no draft', () => {
    const other = { ...mine, writer: 'other', values: { message: 'Bonjour, bonjour' } };
    expect(forget(mine)(other)).toBe(other);
    expect(forget(mine)(undefined)).toBeUndefined();
  });
});

it('an unreadable draft counts as none', () => {
  const draft = createDraft({ name: 'Jeanne' });
  expect(readDraft({ ...draft, id: 'form' })).toMatchObject(draft);
  for (const wrong of [undefined, null, 'x', {}, { ...draft, seed: 3 }, { ...draft, values: { name: 3 } }]) {
    expect(readDraft(wrong)).toBeUndefined();
  }
});

it('a missing field counts as blank, and as equal to an empty one', () => {
  expect([isBlank({}), isBlank({ name: ' \n' }), isBlank({ name: 'J' })]).toEqual([true, true, false]);
  expect([sameValues({}, { name: '' }), sameValues({ name: 'J' }, {}), sameValues({ name: 'J' }, { name: 'J' })]).toEqual([
    true,
    false,
    true,
  ]);
});
