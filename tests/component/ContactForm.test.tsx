import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pageOutbox } from '../../src/app/outbox/page-outbox.ts';
import { HONEYPOT } from '../../src/contact/protocol.ts';
import { FULL, field, fill, said, send, show, showAndSend, storedDraft, submit, texts, type } from '../support/contact-form-page.tsx';
import { MESSAGE } from '../support/outbox-device.ts';
import { failing, isOffline, stubHeldSite, stubSite, takes } from '../support/stub-site.ts';
import { FAILED, QUEUED, SENT } from '../support/verbatim.ts';

const refusing = (problem: object) => () =>
  Response.json(problem, { status: 422, headers: { 'Content-Type': 'application/problem+json' } });
const EMPTY = ['', '', ''];
const CUT = 'L’e-mail préparé n’en contient que le début : copiez le message pour l’envoyer en entier.';

describe('the form', () => {
  it('says what became of each message in place of the one before, and keeps the text until it is stored or sent', async () => {
    const answers = [failing(503), isOffline, takes, isOffline];
    const posts = stubSite((post) => (answers.shift() ?? takes)(post));
    const persist = vi.fn(async () => true);
    vi.stubGlobal('navigator', { storage: { persist } });
    const { list } = pageOutbox().outbox;
    await showAndSend(FAILED);
    expect(console.error).toHaveBeenCalledWith('Contact message not sent:', { kind: 'failed', status: 503 });
    expect([texts(), await list()]).toEqual([FULL, []]);

    await send(QUEUED);
    expect(screen.queryByText(FAILED)).toBeNull();
    expect(posts[1]?.id).toBe(posts[0]?.id);
    expect([texts(), await list()]).toMatchObject([EMPTY, [{ message: MESSAGE, state: 'queued' }]]);
    expect(persist).toHaveBeenCalled();

    fill();
    type('Message', 'Un second message.');
    await send(SENT);
    expect(screen.queryByText(QUEUED)).toBeNull();
    expect([texts(), await storedDraft()]).toEqual([EMPTY, undefined]);

    fill();
    type('Message', 'Un troisième message.');
    await send(QUEUED);
    expect(screen.queryByText(SENT)).toBeNull();
  });

  // Refused storage without network, and what the form offers then, is fault 40 in faults/storage.spec.ts.
  it('says of an unsaved message when its mail is cut, and nothing once it is sent, though another is being written', async () => {
    vi.spyOn(pageOutbox().store, 'change').mockRejectedValue(new DOMException('no', 'QuotaExceededError'));
    const answers = [isOffline, isOffline, takes];
    stubSite((post) => (answers.shift() ?? takes)(post));
    await showAndSend(FAILED);
    await screen.findByRole('link', { name: 'Écrire un e-mail' });
    expect(screen.queryByText(CUT)).toBeNull();
    type('Message', 'Un très long message. '.repeat(200));
    await send(CUT);
    act(() => screen.getByRole('button', { name: /^Envo/ }).click());
    type('Message', 'Un second message, déjà.');
    await said(SENT);
    expect(field('Message').value).toBe('Un second message, déjà.');
    expect(screen.queryByRole('link', { name: 'Écrire un e-mail' })).toBeNull();
  });

  it('sends what a robot filled in with its trap, and stores none of it', async () => {
    const posts = stubSite(isOffline);
    show();
    fill();
    screen.getByLabelText<HTMLInputElement>('Ne pas remplir').value = 'casino';
    await send(FAILED);
    expect(posts.map(({ headers }) => headers.get(HONEYPOT))).toEqual(['casino']);
    expect(await pageOutbox().outbox.list()).toEqual([]);
  });

  it('stays disabled after a native post before hydration, until the visitor comes back, not just until its page has loaded', async () => {
    const posts = stubSite(takes);
    vi.stubGlobal('preHydration', [new Event('submit')]);
    show();
    fill();
    const pageShow = (persisted: boolean) => fireEvent(window, Object.assign(new Event('pageshow'), { persisted }));
    const isHeld = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Envo/ }).disabled;
    pageShow(false);
    expect(isHeld()).toBe(true);
    pageShow(true);
    expect(isHeld()).toBe(false);
    await send(SENT);
    expect(posts).toHaveLength(1);
  });

  it.each([
    ['sent', takes, SENT, []],
    ['stored if that fails', failing(503), QUEUED, [{ message: MESSAGE, state: 'queued' }]],
  ])('keeps text typed while the message is being sent, and the message itself is %s', async (_what, answer, says, waiting) => {
    const { release } = stubHeldSite(answer);
    show();
    fill();
    await submit();
    type('Message', 'Un second message, déjà.');
    await act(async () => release());
    await said(says);
    expect(field('Message').value).toBe('Un second message, déjà.');
    expect(await pageOutbox().outbox.list()).toMatchObject(waiting);
  });

  it('shows what is wrong with each field that was left, though two are left before either is shown', async () => {
    show();
    act(() => {
      fireEvent.blur(field('Nom'));
      fireEvent.blur(field('Email'));
    });
    await said('Le nom doit contenir au moins 2 caractères');
    await said('Email invalide');
  });

  it('explains a refusal of the whole message with focus there, or of a field, until that is fixed', async () => {
    const detail = 'Le service d’envoi a refusé ce message.';
    stubSite(refusing({ detail }));
    await showAndSend(FAILED);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: detail })));
    expect(texts()).toEqual(FULL);

    stubSite(refusing({ detail: 'Certains champs sont à corriger.', errors: { email: 'Email invalide' } }));
    await submit();
    expect(await screen.findByRole('group', { name: /à corriger/ })).toBeTruthy();
    type('Email', 'jeanne@exemple.fr');
    expect(screen.queryByRole('group', { name: /corriger/ })).toBeNull();
  });
});
