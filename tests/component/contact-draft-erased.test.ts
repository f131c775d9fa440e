import { act, waitFor } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { createFormDraft } from '../../src/app/contact/form/form-draft.ts';
import { formHandleAtom } from '../../src/app/contact/form-handle.ts';
import { pageOutbox } from '../../src/app/contact/page-outbox.ts';
import { valuesOf } from '../../src/outbox/draft.ts';
import { erase, leave, OTHER, TYPED, untilStored } from '../support/contact/contact-draft.ts';
import { FULL, fill, ready, show, startEmpty, storeDraft, storedDraft, texts, typeInto } from '../support/contact/contact-form-page.tsx';
import { MESSAGE } from '../support/contact/message.ts';
import { NOON } from '../support/contact/outbox-device.ts';

startEmpty();

const { store } = pageOutbox();
const BLANK = valuesOf({ name: '', email: '', message: '' });

test('a text whose last version could not be written is erased whole', async () => {
  show();
  await ready();
  fill();
  leave();
  await untilStored(TYPED);
  vi.spyOn(store, 'changeDraft').mockRejectedValueOnce(new DOMException('no', 'QuotaExceededError'));
  typeInto('Message', 'Un texte que le navigateur refuse.');
  leave();
  await waitFor(() => expect(store.changeDraft).toHaveBeenCalled());
  erase();
  await waitFor(async () => expect(await storedDraft()).toBeUndefined());
});

/** Erases a stored text, and leaves before the database learns of it. `meanwhile` runs before the next document. */
async function eraseAndLeave(meanwhile: () => Promise<unknown> = async () => {}): Promise<void> {
  const { unmount } = show();
  await ready();
  if (texts().join('') === '') fill();
  leave();
  await untilStored(TYPED);
  const write = vi.spyOn(store, 'changeDraft').mockReturnValue(new Promise(() => {}));
  erase();
  leave();
  unmount();
  await waitFor(() => expect(write).toHaveBeenCalled());
  write.mockRestore();
  await meanwhile();
  show();
  await ready();
}

test('an erased text is gone though the page goes before the database hears', async () => {
  await eraseAndLeave();
  expect(texts()).toEqual(['', '', '']);
  await untilStored(undefined);
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('a text of an earlier visit is erased though the page goes at once', async () => {
  await storeDraft(TYPED, { updatedAt: Date.now() - 60_000 });
  await eraseAndLeave();
  expect(texts()).toEqual(['', '', '']);
  await untilStored(undefined);
});

test('a text of another tab stays after this one erased its own', async () => {
  await eraseAndLeave(() => storeDraft(OTHER));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(await storedDraft()).toEqual(OTHER);
});

test('a text of another tab stays though it came before this one was erased', async () => {
  await storeDraft(TYPED, { updatedAt: Date.now() - 60_000 });
  await eraseAndLeave(() => storeDraft(OTHER, { updatedAt: Date.now() - 30_000 }));
  expect(texts()).toEqual([MESSAGE.name, MESSAGE.email, OTHER.message]);
});

test('a message that another tab took back stays after this one erased its text', async () => {
  await eraseAndLeave(() => storeDraft(OTHER, { updatedAt: Date.now() - 60_000, recalled: { id: 'x', submittedAt: NOON } }));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(await storedDraft()).toEqual(OTHER);
});

test('an erased text is gone though it has just come back over another', async () => {
  sessionStorage.setItem('contact-draft', JSON.stringify({ values: TYPED, updatedAt: Date.now() }));
  await storeDraft(OTHER, { updatedAt: Date.now() - 60_000 });
  show();
  await waitFor(() => expect(texts()).toEqual(FULL));
  erase();
  await untilStored(undefined);
});

test('an erased text is gone though another tab has opened it', async () => {
  show();
  await ready();
  fill();
  leave();
  await untilStored(TYPED);
  expect(await createFormDraft(store).read(() => BLANK)).toMatchObject({ values: TYPED });
  const write = vi.spyOn(store, 'changeDraft');
  erase();
  await act(async () => {});
  expect(write).toHaveBeenCalled();
  await untilStored(undefined);
});

test('an erased text stays stored if another tab has gone on with it', async () => {
  await storeDraft(TYPED, { updatedAt: Date.now() - 60_000 });
  show();
  await waitFor(() => expect(texts()).toEqual(FULL));
  await storeDraft(OTHER);
  const write = vi.spyOn(store, 'changeDraft');
  erase();
  await waitFor(() => expect(write).toHaveBeenCalled());
  expect(await storedDraft()).toEqual(OTHER);
});

/** Recalls a message to the form, and erases it at once. */
async function takeBackAndErase(): Promise<void> {
  show();
  await ready();
  const taken = { values: TYPED, updatedAt: Date.now(), recalled: { id: 'x', submittedAt: NOON } };
  await store.changeDraft(() => taken);
  act(() => getDefaultStore().get(formHandleAtom)?.edit(taken));
  erase();
}

test('a message that is recalled and erased at once is gone', async () => {
  await takeBackAndErase();
  await untilStored(undefined);
});

test('what is typed after such a message was erased gives way to a later text', async () => {
  await takeBackAndErase();
  typeInto('Message', 'Un nouveau texte');
  leave();
  await untilStored({ ...BLANK, message: 'Un nouveau texte' });
  const other = createFormDraft(store);
  other.save(OTHER);
  await other.flush();
  expect(await storedDraft()).toEqual(OTHER);
});

test('an erased text is gone though the page goes while it is erased', async () => {
  const { unmount } = show();
  await ready();
  fill();
  leave();
  await untilStored(TYPED);
  erase();
  leave();
  unmount();
  show();
  await ready();
  expect(texts()).toEqual(['', '', '']);
  expect(await storedDraft()).toBeUndefined();
});
