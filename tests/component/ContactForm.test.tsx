import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pageOutbox } from '../../src/app/outbox/page-outbox.ts';
import { HONEYPOT } from '../../src/contact/protocol.ts';
import { isOffline, stubSite, takes } from '../support/component-outbox.ts';
import { button, EMPTY, FULL, field, fill, said, show, storedDraft, submit, texts, type } from '../support/contact-form-page.tsx';
import { MESSAGE } from '../support/outbox-bench.ts';
import { FAILED, QUEUED, SENT } from '../support/verbatim.ts';

const CUT = 'L’e-mail préparé n’en contient que le début : copiez le message pour l’envoyer en entier.';

describe('the form', () => {
  it('shows success and is emptied when the message is acknowledged', async () => {
    const posts = stubSite(takes);
    show();
    fill();
    await submit();
    await said(SENT);
    expect(texts()).toEqual(EMPTY);
    expect(posts).toMatchObject([{ body: MESSAGE }]);
    expect([await pageOutbox().outbox.list(), await storedDraft()]).toEqual([[], undefined]);
  });

  it('stores the message, says so and is emptied when there is no network', async () => {
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

  it('logs and shows an error response, queues nothing, and keeps every word for a retry under the same id', async () => {
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

  it('removes the outcome of one message when it shows that of the next', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const answers = [() => new Response('', { status: 503 }), isOffline, takes, isOffline];
    stubSite((post) => (answers.shift() ?? takes)(post));
    show();
    fill();
    await submit();
    await said(FAILED);
    await submit();
    await said(QUEUED);
    expect(screen.queryByText(FAILED)).toBeNull();
    fill();
    await submit();
    await said(SENT);
    expect(screen.queryByText(QUEUED)).toBeNull();
    fill();
    type('Message', 'Un second message.');
    await submit();
    await said(QUEUED);
    expect(screen.queryByText(SENT)).toBeNull();
  });

  it('says so and offers the other ways to get in touch when storage is refused and there is no network', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(pageOutbox().store, 'change').mockRejectedValue(new DOMException('no', 'QuotaExceededError'));
    stubSite(isOffline);
    show();
    fill();
    await submit();
    await said(FAILED);
    const mail = await screen.findByRole('link', { name: 'Écrire un e-mail' });
    const letter = /^mailto:bonjour@trait\.example\?subject=Message%20de%20Jeanne%20Martin&body=Bonjour%2C.*jeanne%40exemple\.fr/;
    expect(mail.getAttribute('href')).toMatch(letter);
    expect(button('Copier le message')).toBeTruthy();
    expect(screen.queryByText(CUT)).toBeNull();
    expect(texts()).toEqual(FULL);
    type('Message', 'Un très long message. '.repeat(200));
    await submit();
    await said(CUT);
  });

  it('no longer says so of a message that is sent, though the visitor is already writing another', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(pageOutbox().store, 'change').mockRejectedValue(new DOMException('no', 'QuotaExceededError'));
    const answers = [isOffline, takes];
    stubSite((post) => (answers.shift() ?? takes)(post));
    show();
    fill();
    await submit();
    await screen.findByRole('link', { name: 'Écrire un e-mail' });
    act(() => screen.getByRole('button', { name: /^Envo/ }).click());
    type('Message', 'Un second message, déjà.');
    await said(SENT);
    expect(field('Message').value).toBe('Un second message, déjà.');
    expect(screen.queryByRole('link', { name: 'Écrire un e-mail' })).toBeNull();
  });

  it('sends what a robot filled in with its trap, and stores none of it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const posts: Headers[] = [];
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      posts.push(new Headers(init.headers));
      throw new TypeError('Failed to fetch');
    });
    show();
    fill();
    screen.getByLabelText<HTMLInputElement>('Ne pas remplir').value = 'casino';
    await submit();
    await said(FAILED);
    expect(posts.map((headers) => headers.get(HONEYPOT))).toEqual(['casino']);
    expect(await pageOutbox().outbox.list()).toEqual([]);
  });

  it('sends the message once after a double click', async () => {
    const posts = stubSite(takes);
    const submit = vi.spyOn(pageOutbox().outbox, 'submit');
    show();
    fill();
    await act(async () => {
      fireEvent.submit(screen.getByRole('form'));
      fireEvent.submit(screen.getByRole('form'));
    });
    await said(SENT);
    await Promise.all(submit.mock.results.map(({ value }) => value));
    expect(posts).toHaveLength(1);
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
    await submit();
    await said(SENT);
    expect(posts).toHaveLength(1);
  });

  it('keeps text typed while the message is being sent', async () => {
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

  it('keeps both the message and the text typed meanwhile when sending fails', async () => {
    const gate = Promise.withResolvers<void>();
    stubSite(async () => {
      await gate.promise;
      return new Response('', { status: 503 });
    });
    show();
    fill();
    await submit();
    type('Message', 'Un second message, déjà.');
    await act(async () => gate.resolve());
    await said(QUEUED);
    expect(field('Message').value).toBe('Un second message, déjà.');
    expect(await pageOutbox().outbox.list()).toMatchObject([{ message: MESSAGE, state: 'queued' }]);
  });

  it('removes the error summary once the refused field is fixed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const problem = { detail: 'Certains champs sont à corriger.', errors: { email: 'Email invalide' } };
    stubSite(() => Response.json(problem, { status: 422, headers: { 'Content-Type': 'application/problem+json' } }));
    show();
    fill();
    await submit();
    expect(await screen.findByRole('group', { name: /à corriger/ })).toBeTruthy();
    type('Email', 'jeanne@exemple.fr');
    expect(screen.queryByRole('group', { name: /corriger/ })).toBeNull();
  });

  it('explains a refusal of the whole message and moves focus to the explanation', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const detail = 'Le service d’envoi a refusé ce message.';
    stubSite(() => Response.json({ detail }, { status: 422, headers: { 'Content-Type': 'application/problem+json' } }));
    show();
    fill();
    await submit();
    await said(FAILED);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: detail })));
    expect(texts()).toEqual(FULL);
  });
});
