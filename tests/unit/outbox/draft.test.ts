import { describe, expect, test } from 'vitest';
import { contact } from '../../../src/content/contact.ts';
import { identify } from '../../../src/message/identity.ts';
import { identifyDraft, isBlank, readDraft, sameValues } from '../../../src/outbox/draft.ts';
import { MESSAGE } from '../../support/contact/message.ts';
import { draftOf, message, NOON } from '../../support/contact/outbox-device.ts';

const DAY_MS = 86_400_000;
const DRAFT = draftOf();

describe('a stored draft', () => {
  test('lapses thirty days after it was last touched', () => {
    const end = NOON + 30 * DAY_MS;
    expect([readDraft(DRAFT, end), readDraft(DRAFT, end + 1)]).toEqual([DRAFT, undefined]);
  });

  test('lapses when the form says so', () => {
    expect(contact.form.draftNote).toContain('30\u00a0jours');
  });

  test('does not lapse when the clock is set back', () => {
    expect(readDraft(DRAFT, NOON - 365 * DAY_MS)).toBe(DRAFT);
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'Bonjour'],
    ['an empty object', {}],
    ['a draft without a time', { values: DRAFT.values }],
    ['a draft of no time', { ...DRAFT, updatedAt: Number.NaN }],
    ['a draft with a number for a name', { ...DRAFT, values: { name: 3 } }],
    ['a draft of a message without an id', { ...DRAFT, recalled: { submittedAt: NOON } }],
    ['a draft of a message without a time', { ...DRAFT, recalled: { id: 'an-id' } }],
  ])('that is %s counts as none', (_what, stored) => {
    expect(readDraft(stored, NOON)).toBeUndefined();
  });
});

describe('the message of a draft', () => {
  const before = { id: '', submittedAt: NOON - DAY_MS };
  const recalled = async () => ({ ...DRAFT, recalled: { ...before, id: await identify(MESSAGE, before.submittedAt) } });

  test('is one of today', async () => {
    expect(await identifyDraft(DRAFT, MESSAGE, NOON)).toEqual({ id: await identify(MESSAGE, NOON), submittedAt: NOON });
  });

  test('keeps its id and its time if it was recalled unchanged', async () => {
    const draft = await recalled();
    expect(await identifyDraft(draft, MESSAGE, NOON)).toEqual(draft.recalled);
  });

  test('is one of today if it was edited', async () => {
    const edited = message('Bonjour, un autre texte.');
    expect(await identifyDraft(await recalled(), edited, NOON)).toEqual({ id: await identify(edited, NOON), submittedAt: NOON });
  });
});

test('values are blank if nothing but white space was typed', () => {
  expect([{}, { name: ' \n' }, { name: 'J' }].map(isBlank)).toEqual([true, true, false]);
});

test('a missing value equals an empty one', () => {
  expect([sameValues({}, { name: '' }), sameValues({ name: 'J' }, {}), sameValues({}, { message: 'J' })]).toEqual([true, false, false]);
});
