import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import { formHandleAtom } from '../../src/app/contact-form/form-handle.ts';
import { pageOutbox } from '../../src/app/outbox/page-outbox.ts';
import { createDraft, identify } from '../../src/contact/draft.ts';
import { FULL, field, fill, ready, said, send, show, storedDraft, submit, texts, type } from '../support/contact-form-page.tsx';
import { MESSAGE } from '../support/outbox-device.ts';
import { failing, isOffline, stubHeldSite, stubSite, takes } from '../support/stub-site.ts';
import { FAILED, QUEUED, SENT } from '../support/verbatim.ts';

describe('the draft', () => {
  it.each(['pagehide', 'visibilitychange'])('is written immediately on %s, and again with what comes meanwhile', async (event) => {
    show();
    await ready();
    const write = vi.spyOn(pageOutbox().store, 'changeDraft');
    type('Message', 'Presque');
    expect(write).not.toHaveBeenCalled();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    (event === 'pagehide' ? window : document).dispatchEvent(new Event(event));
    expect(write).toHaveBeenCalledTimes(1);
    type('Message', 'Presque rien');
    expect(await storedDraft()).toMatchObject({ message: 'Presque' });
    await waitFor(async () => expect(await storedDraft()).toMatchObject({ message: 'Presque rien' }));
    // A paragraph that another app shares.
    await act(async () => getDefaultStore().get(formHandleAtom)?.append('https://trait.example'));
    await waitFor(async () => expect(await storedDraft()).toMatchObject({ message: 'Presque rien\n\nhttps://trait.example' }));
  });

  it('leaves no older text behind when it is restored, edited and sent right away', async () => {
    await pageOutbox().store.changeDraft(() => ({ ...createDraft({ ...MESSAGE, phone: '' }), writer: 'the visit before' }));
    const posts = stubSite(takes);
    show();
    await waitFor(() => expect(texts()).toEqual(FULL));
    type('Message', 'Un tout autre texte, envoyé aussitôt.');
    await send(SENT);
    expect(posts).toHaveLength(1);
    expect(await storedDraft()).toBeUndefined();
  });

  it('is restored only into empty fields', async () => {
    await pageOutbox().store.changeDraft(() => createDraft({ ...MESSAGE, phone: '' }));
    show();
    field('Nom').value = 'Paul';
    await waitFor(() => expect(texts()).toEqual(['Paul', MESSAGE.email, MESSAGE.message]));
    await waitFor(async () => expect(await storedDraft()).toMatchObject({ ...MESSAGE, name: 'Paul' }));
  });

  it.each(['when it is next shown', 'at once'])(
    'loses no field to what is typed, and left, before it has been read: it is read %s',
    async (when) => {
      const { store } = pageOutbox();
      const stored = { ...MESSAGE, phone: '06 12 34 56 78' };
      await store.changeDraft(() => createDraft(stored));
      const disk = Promise.withResolvers<void>();
      const read = store.draft;
      const slow = vi.spyOn(store, 'draft').mockImplementation(async () => {
        await disk.promise;
        return read();
      });
      const write = vi.spyOn(store, 'changeDraft');
      const { unmount } = show();
      type('Nom', 'Paul');
      await waitFor(() => expect(slow).toHaveBeenCalled());
      unmount();
      expect(write).not.toHaveBeenCalled();
      if (when === 'at once') {
        disk.resolve();
        await waitFor(async () => expect(await storedDraft()).toEqual({ ...stored, name: 'Paul' }));
      }
      show();
      disk.resolve();
      await waitFor(() => expect(texts()).toEqual(['Paul', MESSAGE.email, MESSAGE.message]));
      expect(field('Téléphone').value).toBe(stored.phone);
    },
  );

  it('is not written once its message is on its way, even if the page is left', async () => {
    const { posts, release } = stubHeldSite();
    show();
    fill();
    await submit();
    await waitFor(() => expect(posts).toHaveLength(1));
    window.dispatchEvent(new Event('pagehide'));
    expect([await storedDraft(), sessionStorage.length]).toEqual([undefined, 0]);
    await act(async () => release());
    await said(SENT);
  });

  it('of another tab stays separate from the text that the browser has restored', async () => {
    const mine = createDraft({ message: MESSAGE.message });
    history.replaceState({ draft: { seed: mine.seed } }, '');
    const other = createDraft({ message: 'Dans un autre onglet' });
    await pageOutbox().store.changeDraft(() => other);
    const posts = stubSite(takes);
    show();
    const restored = { Nom: MESSAGE.name, Email: MESSAGE.email, Message: MESSAGE.message };
    for (const [name, value] of Object.entries(restored)) field(name).value = value;
    await ready();
    window.dispatchEvent(new Event('pagehide'));
    expect(await storedDraft()).toEqual(other.values);
    await send(SENT);
    expect(posts.map(({ id }) => id)).toEqual([await identify(mine, MESSAGE)]);
  });

  it('that another tab failed to send is not overwritten by what is typed in this one', async () => {
    const failed = createDraft({ message: 'Le site n’en a pas voulu' }, { ['0'.repeat(64)]: 'message-00' });
    show();
    await ready();
    type('Message', 'Pendant ce temps');
    await pageOutbox().store.changeDraft(() => failed);
    window.dispatchEvent(new Event('pagehide'));
    expect(await storedDraft()).toEqual(failed.values);
  });

  it('keeps the id of its text when it is erased and restored after a failure', async () => {
    const posts = stubSite(failing(504));
    show();
    fill();
    await send(FAILED);
    // A browser fires `reset` before it resets the fields, happy-dom afterwards.
    fireEvent.reset(screen.getByRole('form'));
    for (const name of ['Nom', 'Email', 'Message']) field(name).value = '';
    await act(async () => screen.getByRole('button', { name: 'Rétablir le brouillon' }).click());
    await submit();
    await waitFor(() => expect(posts).toHaveLength(2));
    expect(posts[1]?.id).toBe(posts[0]?.id);
  });

  it('of another tab stays out of a form that is already sending its own', async () => {
    const other = createDraft({ phone: '06 12 34 56 78', message: 'Dans un autre onglet' });
    await pageOutbox().store.changeDraft(() => other);
    const { posts, release } = stubHeldSite();
    show();
    fill();
    await submit();
    await ready();
    expect([...texts(), field('Téléphone').value]).toEqual([...FULL, '']);
    await act(async () => release());
    await said(SENT);
    expect(posts).toMatchObject([{ body: MESSAGE }]);
    expect(await storedDraft()).toEqual(other.values);
  });

  it.each([
    { what: 'typed in this visit', isStored: false },
    { what: 'that comes back', isStored: true },
  ])('$what reports how long it took to write only if it was typed in this visit', async ({ isStored }) => {
    if (isStored) await pageOutbox().store.changeDraft(() => createDraft({ ...MESSAGE, phone: '' }));
    const posts = stubSite(isOffline);
    show();
    fireEvent.focusIn(field('Nom'));
    if (!isStored) fill();
    await waitFor(() => expect(texts()).toEqual(FULL));
    await send(QUEUED);
    expect(posts.map(({ headers }) => headers.has('X-Form-Fill-Time'))).toEqual([!isStored]);
  });
});
