import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContactForm } from '../../src/app/contact-form/ContactForm.tsx';
import { formHandleAtom } from '../../src/app/contact-form/form-handle.ts';
import { pageOutbox } from '../../src/app/outbox/page-outbox.ts';
import { Toaster } from '../../src/app/ui/Toaster.tsx';
import { createDraft, identify } from '../../src/contact/draft.ts';
import { contact } from '../../src/content/contact.ts';
import { MESSAGE, row } from '../support/outbox-bench.ts';
import { emptyPage, isOffline, stubSite, takes, waitingRows } from '../support/page-outbox.ts';

const SENT = 'Message envoyé avec succès !';
const QUEUED = 'Message enregistré sur cet appareil : il partira dès le retour du réseau.';
const FAILED = "Une erreur est survenue lors de l'envoi du message. Veuillez réessayer.";

beforeEach(emptyPage);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function show() {
  return render(
    <>
      <ContactForm {...contact.form} email="contact@trait.example" />
      <Toaster />
    </>,
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const submit = () => act(async () => screen.getByRole('button', { name: /^Envo/ }).click());
const button = (name: string) => screen.getByRole('button', { name });
const said = async (text: string) => expect(await screen.findByText(text)).toBeTruthy();
const texts = () => ['Nom', 'Email', 'Message'].map((name) => field(name).value);
const storedDraft = async () => (await pageOutbox().store.draft())?.values;
const FULL = [MESSAGE.name, MESSAGE.email, MESSAGE.message];
const EMPTY = ['', '', ''];

function type(name: string, value: string): void {
  fireEvent.input(field(name), { target: { value } });
}

function fill(): void {
  type('Nom', MESSAGE.name);
  type('Email', MESSAGE.email);
  type('Message', MESSAGE.message);
}

describe('what becomes of a message', () => {
  it('acknowledged: said, and the form is empty', async () => {
    const posts = stubSite(takes);
    show();
    fill();
    await submit();
    await said(SENT);
    expect(texts()).toEqual(EMPTY);
    expect(posts).toMatchObject([{ body: MESSAGE }]);
    expect([await pageOutbox().outbox.list(), await storedDraft()]).toEqual([[], undefined]);
  });

  it('no network: stored, said, and the form is empty', async () => {
    const persist = vi.fn(async () => true);
    vi.stubGlobal('navigator', { storage: { persist } });
    stubSite(isOffline);
    show();
    fill();
    await submit();
    await said(QUEUED);
    expect(texts()).toEqual(EMPTY);
    expect(await pageOutbox().outbox.list()).toMatchObject([{ message: MESSAGE, state: 'queued' }]);
    expect(persist).toHaveBeenCalled();
  });

  it('an error answered: logged, said, nothing queued, and every word kept for another try under the same id', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const posts = stubSite(() => new Response('', { status: 503 }));
    show();
    fill();
    await submit();
    await said(FAILED);
    expect(log).toHaveBeenCalledWith('Contact message not sent:', { kind: 'failed', status: 503 });
    expect([texts(), await pageOutbox().outbox.list()]).toEqual([FULL, []]);
    await submit();
    await waitFor(() => expect(posts).toHaveLength(2));
    expect(posts[1]?.id).toBe(posts[0]?.id);
  });

  it('storage refused and no network: said, and the other ways are offered', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(pageOutbox().store, 'change').mockRejectedValue(new DOMException('no', 'QuotaExceededError'));
    stubSite(isOffline);
    show();
    fill();
    await submit();
    await said(FAILED);
    const mail = await screen.findByRole('link', { name: 'Écrire un e-mail' });
    expect(mail.getAttribute('href')).toBe(
      'mailto:contact@trait.example?subject=Message%20de%20Jeanne%20Martin&body=Bonjour%2C%20nous%20voulons%20refaire%20le%20site.',
    );
    expect(button('Copier le message')).toBeTruthy();
    expect(texts()).toEqual(FULL);
  });

  it('a double click: sent once', async () => {
    const posts = stubSite(takes);
    show();
    fill();
    await act(async () => {
      fireEvent.submit(screen.getByRole('form'));
      fireEvent.submit(screen.getByRole('form'));
    });
    await said(SENT);
    expect(posts).toHaveLength(1);
  });

  it('text that is typed while the message is under way is not swept away', async () => {
    const gate = Promise.withResolvers<void>();
    stubSite(async (post) => {
      await gate.promise;
      return takes(post);
    });
    show();
    fill();
    await submit();
    type('Message', 'Un second message, déjà.');
    await act(async () => gate.resolve());
    await said(SENT);
    expect(field('Message').value).toBe('Un second message, déjà.');
  });
});

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

  it('comes back only into fields where nothing stands', async () => {
    await pageOutbox().store.changeDraft(() => createDraft({ ...MESSAGE, phone: '' }));
    show();
    field('Nom').value = 'Paul';
    await waitFor(() => expect(texts()).toEqual(['Paul', MESSAGE.email, MESSAGE.message]));
  });

  it('is erased by Effacer, and brought back by Rétablir', async () => {
    show();
    fill();
    await waitFor(async () => expect(await storedDraft()).toMatchObject(MESSAGE));
    // A browser says that it resets before it does; happy-dom afterwards.
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
    const failed = createDraft({ message: 'Le site n’en a pas voulu' }, { id: 'message-00', digest: '0'.repeat(64) });
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
    await act(async () => pageOutbox().news.tell({ kind: 'sent', id }));
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
