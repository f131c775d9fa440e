import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { pageOutbox } from '../../src/app/contact/page-outbox.ts';
import { identify } from '../../src/message/identity.ts';
import { DAY, erase, leave, OTHER, slowDisk, stopClock, TYPED, untilStored } from '../support/contact/contact-draft.ts';
import {
  expectSaid,
  FULL,
  fill,
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
import { draftIn, NOON } from '../support/contact/outbox-device.ts';
import { failing, stubHeldSite, stubSite, takes } from '../support/contact/stub-site.ts';
import { FAILED, SENT } from '../support/site/verbatim.ts';

startEmpty();

const { store } = pageOutbox();

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
    expect({ draft: await storedDraft(), sessionItems: sessionStorage.length }).toEqual({ draft: undefined, sessionItems: 0 });
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

  test('keeps what is typed before the stored draft is read', async () => {
    const disk = slowDisk();
    const { posts, release } = stubHeldSite();
    show();
    fill();
    await submit();
    typeInto('Message', 'Un second message, commencé aussitôt.');
    disk.answer();
    await waitFor(() => expect(posts).toHaveLength(1));
    leave();
    await waitFor(async () => expect(await storedDraft()).toMatchObject({ message: 'Un second message, commencé aussitôt.' }));
    await act(async () => release());
    await expectSaid(SENT);
    expect(posts).toMatchObject([{ body: MESSAGE }]);
  });

  test('leaves no backup where storage is refused and the page left', async () => {
    const refuse = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    vi.spyOn(store, 'change').mockImplementation(refuse);
    vi.spyOn(store, 'changeDraft').mockImplementation(refuse);
    const { posts, release } = stubHeldSite();
    const { unmount } = show();
    fill();
    await submit();
    await waitFor(() => expect(posts).toHaveLength(1));
    unmount();
    expect(sessionStorage).toHaveLength(1);
    await act(async () => release());
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
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
  /** Submits a recalled message, which the disk stores only once the test lets it. */
  async function submitSlowly() {
    await storeDraft(TYPED, { recalled: { id: 'x', submittedAt: NOON } });
    stubSite(takes);
    const disk = Promise.withResolvers<void>();
    const { change } = store;
    vi.spyOn(store, 'change').mockImplementation(async (...parts) => {
      await disk.promise;
      return change(...parts);
    });
    show();
    await waitFor(() => expect(texts()).toEqual(FULL));
    await submit();
    return disk;
  }

  test('what is typed is the draft of a new message', async () => {
    const disk = await submitSlowly();
    typeInto('Message', OTHER.message);
    await untilStored(OTHER);
    typeInto('Message', `${OTHER.message} Et plus.`);
    await act(async () => disk.resolve());
    await expectSaid(SENT);
    expect(await storedDraft()).toBeDefined();
    leave();
    await untilStored({ ...OTHER, message: `${OTHER.message} Et plus.` });
    expect((await draftIn(store))?.recalled).toBeUndefined();
  });

  test('a page that is left keeps the text in session storage', async () => {
    const disk = await submitSlowly();
    leave();
    expect(sessionStorage.getItem('contact-draft')).toContain(MESSAGE.message);
    await act(async () => disk.resolve());
    await expectSaid(SENT);
    expect(sessionStorage.getItem('contact-draft')).toBeNull();
  });
});
