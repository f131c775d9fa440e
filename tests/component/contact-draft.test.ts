import { act, screen, waitFor } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { clearBackup } from '../../src/app/contact/form/draft-backup.ts';
import { formHandleAtom } from '../../src/app/contact/form-handle.ts';
import { pageOutbox } from '../../src/app/contact/page-outbox.ts';
import { valuesOf } from '../../src/outbox/draft.ts';
import { DAY, erase, leave, OTHER, slowDisk, stopClock, TYPED, untilStored } from '../support/contact/contact-draft.ts';
import {
  FULL,
  field,
  fill,
  hydrateAfter,
  ready,
  send,
  show,
  showAndSend,
  startEmpty,
  storeDraft,
  storedDraft,
  texts,
  typeInto,
} from '../support/contact/contact-form-page.tsx';
import { MESSAGE } from '../support/contact/message.ts';
import { draftIn, NOON } from '../support/contact/outbox-device.ts';
import { failing, isOffline, stubSite } from '../support/contact/stub-site.ts';
import { FAILED } from '../support/site/verbatim.ts';

startEmpty();

const { store } = pageOutbox();
const BLANK = valuesOf({ name: '', email: '', message: '' });
const CAME_BACK = /^Votre texte du 20 novembre à \d\d h 00 est revenu\.$/;

/** Opens the form so many days after its stored draft was last touched. */
async function openAfter(days: number): Promise<void> {
  stopClock(NOON + days * DAY);
  await storeDraft(TYPED, { updatedAt: NOON });
  show();
  await ready();
  stopClock(NOON);
}

describe('the draft is written', () => {
  test.each([
    ['pagehide', window],
    ['visibilitychange', document],
  ])('at once on %s', async (event, target) => {
    show();
    await ready();
    const write = vi.spyOn(store, 'changeDraft');
    typeInto('Message', 'Presque');
    expect(write).not.toHaveBeenCalled();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    target.dispatchEvent(new Event(event));
    expect(sessionStorage.getItem('contact-draft')).toContain('Presque');
    await untilStored({ ...BLANK, message: 'Presque' });
  });

  test('again with what is typed after it was left', async () => {
    show();
    await ready();
    typeInto('Message', 'Presque');
    leave();
    typeInto('Message', 'Presque rien');
    await waitFor(async () => expect(await storedDraft()).toMatchObject({ message: 'Presque rien' }));
    expect(sessionStorage).toHaveLength(0);
  });

  test('again with what is typed while it is being written', async () => {
    show();
    await ready();
    const disk = slowDisk();
    typeInto('Message', 'Presque');
    leave();
    await waitFor(() => expect(disk.read).toHaveBeenCalled());
    typeInto('Message', 'Presque rien');
    disk.answer();
    await untilStored({ ...BLANK, message: 'Presque rien' });
  });

  test('with a paragraph that another app shares', async () => {
    show();
    await ready();
    typeInto('Message', 'Presque rien');
    await act(async () => getDefaultStore().get(formHandleAtom)?.append('https://trait.example'));
    await waitFor(async () => expect(await storedDraft()).toMatchObject({ message: 'Presque rien\n\nhttps://trait.example' }));
  });

  test('with what is typed right after a failure', async () => {
    stubSite(failing(503));
    await showAndSend(FAILED);
    typeInto('Message', 'Un texte corrigé, et la page est quittée.');
    leave();
    await untilStored({ ...TYPED, message: 'Un texte corrigé, et la page est quittée.' });
  });

  test('with what is typed right after a message was recalled', async () => {
    show();
    await ready();
    const taken = { values: TYPED, updatedAt: Date.now(), recalled: { id: 'x', submittedAt: NOON } };
    await store.changeDraft(() => taken);
    act(() => getDefaultStore().get(formHandleAtom)?.edit(taken));
    typeInto('Message', 'Un texte corrigé, et la page est quittée.');
    leave();
    await untilStored({ ...TYPED, message: 'Un texte corrigé, et la page est quittée.' });
  });
});

describe('the draft comes back', () => {
  test('into empty fields only, and what was typed is added to it', async () => {
    await storeDraft(TYPED);
    show();
    field('Nom').value = 'Paul';
    await waitFor(() => expect(texts()).toEqual(['Paul', MESSAGE.email, MESSAGE.message]));
    await untilStored({ ...TYPED, name: 'Paul' });
  });

  test('with every field, though another was typed and left meanwhile', async () => {
    const stored = { ...TYPED, phone: '06 12 34 56 78' };
    await storeDraft(stored);
    const disk = slowDisk();
    const { unmount } = show();
    typeInto('Nom', 'Paul');
    await waitFor(() => expect(disk.read).toHaveBeenCalled());
    unmount();
    disk.answer();
    await untilStored({ ...stored, name: 'Paul' });
    show();
    await waitFor(() => expect(texts()).toEqual(['Paul', MESSAGE.email, MESSAGE.message]));
    expect(field('Téléphone').value).toBe(stored.phone);
  });

  test('typed before hydration, though the form is left at once', async () => {
    await storeDraft(TYPED);
    const disk = slowDisk();
    const { unmount } = hydrateAfter({ Nom: 'Paul' });
    await waitFor(() => expect(disk.read).toHaveBeenCalled());
    unmount();
    disk.answer();
    await untilStored({ ...TYPED, name: 'Paul' });
  });

  test('with every field, though the form is shown again meanwhile', async () => {
    const stored = { ...TYPED, phone: '06 12 34 56 78' };
    await storeDraft(stored);
    const disk = slowDisk();
    const { unmount } = show();
    typeInto('Nom', 'Paul');
    await waitFor(() => expect(disk.read).toHaveBeenCalled());
    unmount();
    show();
    disk.answer();
    await waitFor(() => expect(texts()).toEqual(['Paul', MESSAGE.email, MESSAGE.message]));
    expect(field('Téléphone').value).toBe(stored.phone);
  });

  test('though what was typed meanwhile was erased', async () => {
    await storeDraft(TYPED);
    const disk = slowDisk();
    show();
    typeInto('Nom', 'Paul');
    erase();
    disk.answer();
    await waitFor(() => expect(texts()).toEqual(FULL));
    await untilStored(TYPED);
  });

  test('and keeps its time, though the form was reset meanwhile', async () => {
    await storeDraft(TYPED);
    const { updatedAt } = (await draftIn(pageOutbox().store)) ?? {};
    const disk = slowDisk();
    show();
    erase();
    disk.answer();
    await waitFor(() => expect(texts()).toEqual(FULL));
    leave();
    await waitFor(async () => expect(await draftIn(pageOutbox().store)).toMatchObject({ values: TYPED, updatedAt }));
  });

  test.each<[string, () => void]>([
    ['the next input', () => typeInto('Nom', 'Paul')],
    ['« Effacer »', () => erase()],
  ])('with a word about it, until %s', async (_what, goOn) => {
    await openAfter(1);
    expect(screen.getByText(CAME_BACK).closest('[aria-live=polite]')).not.toBeNull();
    goOn();
    expect(screen.queryByText(CAME_BACK)).toBeNull();
  });

  test('without a word if it was written on this very page', async () => {
    await storeDraft(TYPED);
    show();
    await waitFor(() => expect(texts()).toEqual(FULL));
    expect(screen.queryByText(CAME_BACK)).toBeNull();
  });

  test('30 days after it was last touched', async () => {
    await openAfter(30);
    expect({ texts: texts(), draft: await storedDraft() }).toEqual({ texts: FULL, draft: TYPED });
  });

  test('never after 31 days', async () => {
    await openAfter(31);
    expect({ texts: texts(), draft: await storedDraft() }).toEqual({ texts: ['', '', ''], draft: undefined });
  });

  test('after every reload, though the browser refuses to store it', async () => {
    for (const method of ['change', 'changeDraft'] as const)
      vi.spyOn(store, method).mockRejectedValue(new DOMException('no', 'QuotaExceededError'));
    stubSite(isOffline);
    const first = show();
    fill();
    await send(FAILED);
    leave();
    first.unmount();
    for (const _visit of ['next', 'the one after']) {
      const { unmount } = show();
      await waitFor(() => expect(texts()).toEqual(FULL));
      leave();
      unmount();
    }
  });

  test('after a change of page, though the browser refuses all storage', async () => {
    onTestFinished(clearBackup);
    vi.spyOn(store, 'changeDraft').mockRejectedValue(new DOMException('no', 'SecurityError'));
    vi.stubGlobal('sessionStorage', undefined);
    const { unmount } = show();
    await ready();
    fill();
    unmount();
    show();
    await waitFor(() => expect(texts()).toEqual(FULL));
  });
});

test.each([
  ['earlier', -1, FULL],
  ['later', 1, [MESSAGE.name, MESSAGE.email, OTHER.message]],
])('of two texts the one typed last comes back: one left %s', async (_when, hours, shown) => {
  const updatedAt = Date.now() + hours * 3_600_000;
  sessionStorage.setItem('contact-draft', JSON.stringify({ values: OTHER, updatedAt }));
  await storeDraft(TYPED);
  show();
  await waitFor(() => expect(texts()).toEqual(shown));
});
