import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import { formHandleAtom } from '../../src/app/contact-form/form-handle.ts';
import { pageOutbox } from '../../src/app/outbox/page-outbox.ts';
import { createDraft, identify } from '../../src/contact/draft.ts';
import { button, EMPTY, FULL, field, fill, said, show, storedDraft, submit, texts, type } from '../support/contact-form-page.tsx';
import { MESSAGE, row } from '../support/outbox-bench.ts';
import { stubSite, takes, waitingRows } from '../support/page-outbox.ts';
import { FAILED, QUEUED, SENT } from '../support/verbatim.ts';

describe('the draft', () => {
  it('is kept while typing, and comes back', async () => {
    const { unmount } = show();
    fill();
    await waitFor(async () => expect(await storedDraft()).toMatchObject(MESSAGE));
    unmount();
    show();
    await waitFor(() => expect(texts()).toEqual(FULL));
  });

  it.each(['pagehide', 'visibilitychange'])('is written at once on %s', async (event) => {
    show();
    const write = vi.spyOn(pageOutbox().store, 'changeDraft');
    type('Message', 'Presque rien');
    expect(write).not.toHaveBeenCalled();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    (event === 'pagehide' ? window : document).dispatchEvent(new Event(event));
    expect(write).toHaveBeenCalledTimes(1);
    await waitFor(async () => expect(await storedDraft()).toMatchObject({ message: 'Presque rien' }));
  });

  it('that came back and is edited and sent at once leaves no older text behind', async () => {
    await pageOutbox().store.changeDraft(() => ({ ...createDraft({ ...MESSAGE, phone: '' }), writer: 'the visit before' }));
    const posts = stubSite(takes);
    show();
    await waitFor(() => expect(texts()).toEqual(FULL));
    type('Message', 'Un tout autre texte, envoyé aussitôt.');
    await submit();
    await said(SENT);
    expect(posts).toHaveLength(1);
    expect(await storedDraft()).toBeUndefined();
  });

  it('comes back only into fields where nothing stands', async () => {
    await pageOutbox().store.changeDraft(() => createDraft({ ...MESSAGE, phone: '' }));
    show();
    field('Nom').value = 'Paul';
    await waitFor(() => expect(texts()).toEqual(['Paul', MESSAGE.email, MESSAGE.message]));
  });

  it('of another tab stays apart from the text that the browser has brought back', async () => {
    const mine = createDraft({ message: MESSAGE.message });
    history.replaceState({ draft: { seed: mine.seed } }, '');
    const other = createDraft({ message: 'Dans un autre onglet' });
    await pageOutbox().store.changeDraft(() => other);
    const posts = stubSite(takes);
    show();
    const restored = { Nom: MESSAGE.name, Email: MESSAGE.email, Message: MESSAGE.message };
    for (const [name, value] of Object.entries(restored)) field(name).value = value;
    await waitFor(() => expect(getDefaultStore().get(formHandleAtom)).not.toBeNull());
    window.dispatchEvent(new Event('pagehide'));
    expect(await storedDraft()).toEqual(other.values);
    await submit();
    await said(SENT);
    expect(posts.map(({ id }) => id)).toEqual([await identify(mine, MESSAGE)]);
  });

  it('is erased by Effacer, and brought back by Rétablir', async () => {
    show();
    fill();
    await waitFor(async () => expect(await storedDraft()).toMatchObject(MESSAGE));
    // A browser fires `reset` before it resets the fields, happy-dom afterwards.
    fireEvent.reset(screen.getByRole('form'));
    for (const name of ['Nom', 'Email', 'Message']) field(name).value = '';
    await waitFor(async () => expect(await storedDraft()).toBeUndefined());
    await act(async () => button('Rétablir le brouillon').click());
    expect(texts()).toEqual(FULL);
    await waitFor(async () => expect(await storedDraft()).toMatchObject(MESSAGE));
    expect(button('Effacer le brouillon')).toBeTruthy();
  });

  it('of another text, from another tab, survives what this tab sends', async () => {
    stubSite(takes);
    show();
    fill();
    await waitFor(async () => expect(await storedDraft()).toMatchObject(MESSAGE));
    const other = { ...createDraft({ message: 'Dans un autre onglet' }), writer: 'another tab' };
    await pageOutbox().store.changeDraft(() => other);
    await submit();
    await said(SENT);
    expect(await storedDraft()).toEqual(other.values);
  });

  it('that was sent in vain from another tab is not overwritten by what is typed in this one', async () => {
    const failed = createDraft({ message: 'Le site n’en a pas voulu' }, { ['0'.repeat(64)]: 'message-00' });
    show();
    await waitFor(() => expect(getDefaultStore().get(formHandleAtom)).not.toBeNull());
    type('Message', 'Pendant ce temps');
    await pageOutbox().store.changeDraft(() => failed);
    window.dispatchEvent(new Event('pagehide'));
    expect(await storedDraft()).toEqual(failed.values);
  });

  it.each([504, 500])('keeps the id of its text when it is erased and brought back after a %d', async (status) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const posts = stubSite(() => new Response('', { status }));
    show();
    fill();
    await submit();
    await said(FAILED);
    fireEvent.reset(screen.getByRole('form'));
    for (const name of ['Nom', 'Email', 'Message']) field(name).value = '';
    await act(async () => button('Rétablir le brouillon').click());
    await submit();
    await waitFor(() => expect(posts).toHaveLength(2));
    expect(posts[1]?.id).toBe(posts[0]?.id);
  });

  it('that is taken up again has nothing wrong with it', async () => {
    show();
    await submit();
    expect(field('Nom').getAttribute('aria-invalid')).toBe('true');
    const { id } = row('message-00');
    await act(() => waitingRows(row(id, { message: MESSAGE })));
    const taken = await pageOutbox().outbox.withdraw(id);
    if (typeof taken === 'string') throw new Error(taken);
    await act(async () => getDefaultStore().get(formHandleAtom)?.edit(taken));
    expect([texts(), field('Nom').getAttribute('aria-invalid')]).toEqual([FULL, null]);
    expect(screen.queryByRole('group', { name: /à corriger/ })).toBeNull();
  });

  it('that was sent from another tab leaves this form, too, and is not offered to be sent again', async () => {
    const draft = createDraft({ ...MESSAGE, phone: '' });
    await pageOutbox().store.changeDraft(() => draft);
    show();
    await waitFor(() => expect(texts()).toEqual(FULL));
    const id = await identify(draft, MESSAGE);
    await act(async () => pageOutbox().events.publish({ kind: 'sent', id }));
    await waitFor(() => expect(texts()).toEqual(EMPTY));
    expect(screen.queryByRole('button', { name: 'Rétablir le brouillon' })).toBeNull();
  });

  it('says nothing of the time that it took to write', async () => {
    const headers: Headers[] = [];
    await pageOutbox().store.changeDraft(() => createDraft({ ...MESSAGE, phone: '' }));
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      headers.push(new Headers(init.headers));
      throw new TypeError('Failed to fetch');
    });
    show();
    await waitFor(() => expect(texts()).toEqual(FULL));
    fireEvent.focusIn(field('Nom'));
    await submit();
    await said(QUEUED);
    expect(headers.map((sent) => sent.has('X-Form-Fill-Time'))).toEqual([false]);
  });
});
