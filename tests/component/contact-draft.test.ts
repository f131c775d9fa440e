import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createFormDraft } from '../../src/app/contact/form/form-draft.ts';
import { formHandleAtom } from '../../src/app/contact/form-handle.ts';
import { pageEvents } from '../../src/app/contact/page-events.ts';
import { pageOutbox } from '../../src/app/contact/page-outbox.ts';
import { identify } from '../../src/message/identity.ts';
import { valuesOf } from '../../src/outbox/draft.ts';
import {
  expectSaid,
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
  submit,
  texts,
  typeInto,
} from '../support/contact/contact-form-page.tsx';
import { MESSAGE } from '../support/contact/message.ts';
import { NOON } from '../support/contact/outbox-device.ts';
import { failing, isOffline, stubHeldSite, stubSite, takes } from '../support/contact/stub-site.ts';
import { FAILED, SENT } from '../support/site/verbatim.ts';

startEmpty();

const { store } = pageOutbox();
const DAY = 86_400_000;
const BLANK = valuesOf({ name: '', email: '', message: '' });
const TYPED = valuesOf(MESSAGE);
const CAME_BACK = /^Votre texte du 20 novembre à \d\d h 00 est revenu\.$/;
const OTHER = { ...TYPED, message: 'Dans un autre onglet, un tout autre texte.' };

const stopClock = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now });
afterEach(() => vi.useRealTimers());

const leave = () => window.dispatchEvent(new Event('pagehide'));
const untilStored = (values: object | undefined) => waitFor(async () => expect(await storedDraft()).toEqual(values));

/** A database whose draft is read only once it may answer. */
function slowDisk() {
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  const { changeDraft } = store;
  const read = vi.spyOn(store, 'changeDraft').mockImplementation(async (change) => {
    await promise;
    return changeDraft(change);
  });
  return { read, answer };
}

/** Opens the form so many days after its stored draft was last touched. */
async function openAfter(days: number): Promise<void> {
  stopClock(NOON + days * DAY);
  await storeDraft(TYPED, { updatedAt: NOON });
  show();
  await ready();
  stopClock(NOON);
}

/** Erases the form as a browser does, whose `reset` comes before it empties the fields; happy-dom's comes afterwards. */
function erase(): void {
  fireEvent.reset(screen.getByRole('form'));
  for (const name of ['Nom', 'E-mail', 'Message']) field(name).value = '';
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

  test('with what is typed right after a message was taken back', async () => {
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
    expect([texts(), await storedDraft()]).toEqual([FULL, TYPED]);
  });

  test('never after 31 days', async () => {
    await openAfter(31);
    expect([texts(), await storedDraft()]).toEqual([['', '', ''], undefined]);
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
});

describe('a send', () => {
  test('leaves no older text behind when a draft is edited and sent', async () => {
    await storeDraft(TYPED);
    const posts = stubSite(takes);
    show();
    await waitFor(() => expect(texts()).toEqual(FULL));
    typeInto('Message', 'Un tout autre texte, envoyé aussitôt.');
    await send(SENT);
    expect(posts).toHaveLength(1);
    expect(await storedDraft()).toBeUndefined();
  });

  test('writes no draft of its message, even if the page is left', async () => {
    const { posts, release } = stubHeldSite();
    show();
    fill();
    await submit();
    await waitFor(() => expect(posts).toHaveLength(1));
    leave();
    expect([await storedDraft(), sessionStorage.length]).toEqual([undefined, 0]);
    await act(async () => release());
    await expectSaid(SENT);
  });

  test('does not erase what another tab has gone on writing', async () => {
    await storeDraft(TYPED);
    stubSite(takes);
    show();
    await waitFor(() => expect(texts()).toEqual(FULL));
    await storeDraft(OTHER);
    await send(SENT);
    leave();
    expect(await storedDraft()).toEqual(OTHER);
  });

  test('under way keeps the draft of another tab out of the form', async () => {
    await storeDraft(OTHER);
    const disk = slowDisk();
    const { posts, release } = stubHeldSite();
    show();
    fill();
    await submit();
    disk.answer();
    await ready();
    expect(texts()).toEqual(FULL);
    await act(async () => release());
    await expectSaid(SENT);
    expect(posts).toMatchObject([{ body: MESSAGE }]);
    expect(await storedDraft()).toEqual(OTHER);
  });
});

describe('another tab', () => {
  test('that sends the same text empties the form, with nothing to undo', async () => {
    show();
    await ready();
    fill();
    pageEvents.publish({ kind: 'acknowledged', id: await identify(MESSAGE, NOON) });
    await waitFor(() => expect(texts()).toEqual(['', '', '']));
    expect(screen.queryByRole('button', { name: 'Rétablir le brouillon' })).toBeNull();
  });

  test('that sends another text has this one stored again', async () => {
    show();
    await ready();
    fill();
    leave();
    await untilStored(TYPED);
    await store.changeDraft(() => undefined);
    pageEvents.publish({ kind: 'acknowledged', id: await identify({ ...MESSAGE, message: OTHER.message }, NOON) });
    await untilStored(TYPED);
  });

  test('that sends another text costs a third one nothing', async () => {
    show();
    await ready();
    fill();
    leave();
    await untilStored(TYPED);
    await storeDraft(OTHER, { formId: 2 });
    pageEvents.publish({ kind: 'acknowledged', id: await identify({ ...MESSAGE, message: 'Parti.' }, NOON) });
    leave();
    await act(async () => {});
    expect(await storedDraft()).toEqual(OTHER);
  });

  test('that sends another text leaves a message that the page began unstored', async () => {
    show();
    await ready();
    getDefaultStore().get(formHandleAtom)?.prefill('Bonjour,');
    // Another render.
    fireEvent.blur(field('Nom'));
    pageEvents.publish({ kind: 'acknowledged', id: await identify(MESSAGE, NOON) });
    leave();
    expect([texts().at(-1), sessionStorage.getItem('contact-draft')]).toEqual(['Bonjour,', null]);
  });

  test('that failed to send keeps its draft from what is typed here', async () => {
    show();
    await ready();
    typeInto('Message', 'Pendant ce temps');
    await storeDraft(OTHER, { recalled: { id: 'x', submittedAt: NOON } });
    leave();
    const write = vi.spyOn(store, 'changeDraft');
    typeInto('Message', 'Pendant ce temps-là');
    await waitFor(() => expect(write).toHaveBeenCalled());
    expect(await storedDraft()).toEqual(OTHER);
    // Text typed here waits in session storage instead.
    leave();
    expect(sessionStorage.getItem('contact-draft')).toContain('Pendant ce temps-là');
  });
});

describe('a text that the site did not take keeps its day', () => {
  test.each([
    ['sent again', async () => {}],
    [
      'erased and restored',
      async () => {
        erase();
        await act(async () => screen.getByRole('button', { name: 'Rétablir le brouillon' }).click());
      },
    ],
    [
      'edited and edited back',
      async () => {
        typeInto('Message', 'Autre chose, un instant.');
        typeInto('Message', MESSAGE.message);
      },
    ],
  ])('when it is %s', async (_what, change) => {
    stopClock(NOON);
    const posts = stubSite(failing(504));
    await showAndSend(FAILED);
    stopClock(NOON + DAY);
    await change();
    await submit();
    await waitFor(() => expect(posts).toHaveLength(2));
    expect(posts.map(({ id }) => id)).toEqual(Array(2).fill(await identify(MESSAGE, NOON)));
  });

  test('when it is sent before the draft is read', async () => {
    stopClock(NOON + DAY);
    await storeDraft(TYPED, { recalled: { id: await identify(MESSAGE, NOON), submittedAt: NOON } });
    const disk = slowDisk();
    const posts = stubSite(takes);
    show();
    fill();
    await submit();
    disk.answer();
    await waitFor(() => expect(posts).toHaveLength(1));
    expect(posts[0]?.id).toBe(await identify(MESSAGE, NOON));
  });

  test('and another text has the day on which it is sent', async () => {
    stopClock(NOON);
    const posts = stubSite(failing(504));
    await showAndSend(FAILED);
    stopClock(NOON + DAY);
    typeInto('Message', OTHER.message);
    await submit();
    await waitFor(() => expect(posts).toHaveLength(2));
    expect(posts[1]?.id).toBe(await identify({ ...MESSAGE, message: OTHER.message }, NOON + DAY));
  });
});

describe('while the message is being stored', () => {
  test('a page that is left keeps the text in session storage', async () => {
    stubSite(takes);
    const disk = Promise.withResolvers<void>();
    const { change } = store;
    vi.spyOn(store, 'change').mockImplementation(async (...parts) => {
      await disk.promise;
      return change(...parts);
    });
    show();
    await ready();
    fill();
    await submit();
    leave();
    expect(sessionStorage.getItem('contact-draft')).toContain(MESSAGE.message);
    await act(async () => disk.resolve());
    await expectSaid(SENT);
    expect(sessionStorage.getItem('contact-draft')).toBeNull();
  });
});

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

/** Erases a stored text, and leaves before the database has heard of it; `meanwhile`: what happens before the next document. */
async function eraseAndLeave(meanwhile: () => Promise<unknown> = async () => {}): Promise<void> {
  const { unmount } = show();
  await ready();
  fill();
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

test('an erased text is gone though the page goes at once', async () => {
  await eraseAndLeave();
  expect(texts()).toEqual(['', '', '']);
  await untilStored(undefined);
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('a text of another tab stays after this one erased its own', async () => {
  await eraseAndLeave(() => storeDraft(OTHER));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(await storedDraft()).toEqual(OTHER);
});

test('an erased text is gone though another tab has opened it', async () => {
  show();
  await ready();
  fill();
  leave();
  await untilStored(TYPED);
  expect(await createFormDraft(store).read(() => BLANK)).toMatchObject({ values: TYPED });
  erase();
  await untilStored(undefined);
});

test('an erased text stays stored if another tab has gone on with it', async () => {
  await storeDraft(TYPED, { updatedAt: Date.now() - 60_000 });
  show();
  await waitFor(() => expect(texts()).toEqual(FULL));
  await storeDraft(OTHER, { formId: 2 });
  const write = vi.spyOn(store, 'changeDraft');
  erase();
  await waitFor(() => expect(write).toHaveBeenCalled());
  expect(await storedDraft()).toEqual(OTHER);
});

test('a message that is taken back and erased at once is gone', async () => {
  show();
  await ready();
  const taken = { values: TYPED, updatedAt: Date.now(), recalled: { id: 'x', submittedAt: NOON } };
  await store.changeDraft(() => taken);
  act(() => getDefaultStore().get(formHandleAtom)?.edit(taken));
  erase();
  await untilStored(undefined);
});

test.each([
  ['earlier', -1, FULL],
  ['later', 1, [MESSAGE.name, MESSAGE.email, OTHER.message]],
])('of two texts the one typed last comes back: one left %s', async (_when, hours, shown) => {
  const updatedAt = Date.now() + hours * 3_600_000;
  sessionStorage.setItem('contact-draft', JSON.stringify({ values: OTHER, updatedAt, formId: 1 }));
  await storeDraft(TYPED, { formId: 2 });
  show();
  await waitFor(() => expect(texts()).toEqual(shown));
});

test('an erased text is gone though the page is left at once', async () => {
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
