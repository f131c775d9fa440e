import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { formHandleAtom } from '../../src/app/contact/form-handle.ts';
import { pageOutbox } from '../../src/app/contact/page-outbox.ts';
import { HONEYPOT_FIELD, HONEYPOT_HEADER } from '../../src/message/protocol.ts';
import { erase } from '../support/contact/contact-draft.ts';
import {
  expectSaid,
  FULL,
  field,
  fill,
  ready,
  send,
  show,
  showAndSend,
  startEmpty,
  storedDraft,
  submit,
  texts,
  typeInto,
} from '../support/contact/contact-form-page.tsx';
import { MESSAGE } from '../support/contact/message.ts';
import { row } from '../support/contact/outbox-device.ts';
import { type Answer, failing, isOffline, stubHeldSite, stubSite, takes } from '../support/contact/stub-site.ts';
import { FAILED, QUEUED, SENT } from '../support/site/verbatim.ts';

startEmpty();

const { outbox, store } = pageOutbox();
const EMPTY = ['', '', ''];
const CUT = 'L’e-mail préparé n’en contient que le début : copiez le message pour l’envoyer en entier.';
const UNSAVED = 'Ce navigateur refuse de garder votre message sur cet appareil.';
const SENT_LINE = 'Message envoyé à 9 h 14.';

afterEach(() => vi.useRealTimers());

/** A site that gives these answers, one after the other, and takes everything after them. */
function stubAnswers(...answers: Answer[]) {
  return stubSite((post) => (answers.shift() ?? takes)(post));
}

const refusing = (problem: object) => () =>
  Response.json(problem, { status: 422, headers: { 'Content-Type': 'application/problem+json' } });
const refuseStorage = () => vi.spyOn(store, 'change').mockRejectedValue(new DOMException('no', 'QuotaExceededError'));

describe('the outcome', () => {
  test('of a failure is logged, with the text in the form only', async () => {
    stubSite(failing(503));
    await showAndSend(FAILED);
    expect(console.error).toHaveBeenCalledWith('Contact message not sent:', { kind: 'failed', status: 503 });
    expect({ texts: texts(), rows: await outbox.list() }).toEqual({ texts: FULL, rows: [] });
  });

  test('without network is a stored message, though lasting storage cannot be asked for', async () => {
    vi.stubGlobal('navigator', {
      get storage() {
        throw new DOMException('no', 'SecurityError');
      },
    });
    stubSite(isOffline);
    await showAndSend(QUEUED);
    expect(texts()).toEqual(EMPTY);
  });

  test('that the browser cannot identify is a failure, with other ways to send it', async () => {
    vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new DOMException('no', 'OperationError'));
    stubSite(takes);
    await showAndSend(FAILED);
    await expectSaid(UNSAVED);
    expect(texts()).toEqual(FULL);
  });

  test('without network is a stored message, for which lasting storage is asked', async () => {
    const persist = vi.fn(async () => true);
    vi.stubGlobal('navigator', { storage: { persist } });
    stubSite(isOffline);
    await showAndSend(QUEUED);
    expect({ texts: texts(), rows: await outbox.list() }).toMatchObject({ texts: EMPTY, rows: [{ message: MESSAGE, state: 'queued' }] });
    expect(persist).toHaveBeenCalledOnce();
  });

  test('of a failure in a hidden page is a stored message', async () => {
    const { posts, release } = stubHeldSite(failing(503));
    show();
    fill();
    await submit();
    await waitFor(() => expect(posts).toHaveLength(1));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(async () => release());
    await waitFor(() => expect(texts()).toEqual(['', '', '']));
    expect(await pageOutbox().outbox.list()).toMatchObject([{ state: 'queued', message: MESSAGE }]);
    expect(await storedDraft()).toBeUndefined();
  });

  test('of each message replaces that of the one before', async () => {
    stubAnswers(failing(503), isOffline, takes, isOffline);
    await showAndSend(FAILED);
    await send(QUEUED);
    expect(screen.queryByText(FAILED)).toBeNull();
    fill();
    typeInto('Message', 'Un second message.');
    await send(SENT);
    expect(screen.queryByText(QUEUED)).toBeNull();
    fill();
    typeInto('Message', 'Un troisième message.');
    await send(QUEUED);
    expect(screen.queryByText(SENT)).toBeNull();
  });

  test('is said again for a message that is sent again', async () => {
    const posts = stubSite(takes);
    await showAndSend(SENT);
    fill();
    await submit();
    await waitFor(() => expect(posts).toHaveLength(2));
    await expectSaid(SENT);
    expect(posts[1]?.id).toBe(posts[0]?.id);
  });
});

describe('after a success, the line beside the button', () => {
  test('says when the message was sent, outside any live region', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 27, 9, 14) });
    stubSite(takes);
    await showAndSend(SENT);
    const line = screen.getByText(SENT_LINE);
    expect(line.parentElement?.textContent).toBe(`Message envoyé à 9\u00a0h\u00a014. Réponse sous 24\u00a0heures, à ${MESSAGE.email}.`);
    expect(screen.getByRole('form').contains(line)).toBe(true);
    expect(line.closest('[aria-live], [role=status], [role=alert]')).toBeNull();
  });

  test.each<[string, () => unknown]>([
    ['the next input', () => typeInto('Nom', 'P')],
    [
      'the next attempt',
      async () => {
        for (const [name, text] of Object.entries({ Nom: MESSAGE.name, 'E-mail': MESSAGE.email, Message: MESSAGE.message }))
          field(name).value = text;
        await send(FAILED);
      },
    ],
  ])('goes with %s', async (_what, change) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 27, 9, 14) });
    stubAnswers(takes, failing(503));
    await showAndSend(SENT);
    await expectSaid(SENT_LINE);
    await change();
    expect(screen.queryByText(SENT_LINE)).toBeNull();
  });
});

describe('without a success, the line beside the button', () => {
  test('leads to the waiting messages while one is stored', async () => {
    stubSite(isOffline);
    await showAndSend(QUEUED);
    await expectSaid(/^Enregistré sur cet appareil à /);
    expect(screen.getByRole('link', { name: 'Voir ce qui attend' }).getAttribute('href')).toBe('#messages-en-attente');
  });

  test('says so once the stored message has left', async () => {
    stubAnswers(isOffline, takes);
    await showAndSend(QUEUED);
    await expectSaid(/^Enregistré sur cet appareil à /);
    for (const { id } of await outbox.list()) await outbox.retry(id);
    await expectSaid(/^Message envoyé à /);
  });

  test('has one drawing, which changes as the stored message leaves', async () => {
    const kinds = () => [...document.querySelectorAll<SVGElement>('.form-end > svg')].map(({ dataset }) => dataset.kind);
    stubAnswers(isOffline, takes);
    await showAndSend(QUEUED);
    await waitFor(() => expect(kinds()).toEqual(['queued']));
    for (const { id } of await outbox.list()) await outbox.retry(id);
    await waitFor(() => expect(kinds()).toEqual(['acknowledged']));
  });

  test('goes once the stored message was deleted, though another waits', async () => {
    const other = row('message-00', { attempts: 1 });
    await pageOutbox().store.change(other.id, () => ({ row: other, result: undefined }));
    stubSite(isOffline);
    await showAndSend(QUEUED);
    await expectSaid(/^Enregistré sur cet appareil à /);
    for (const { id } of await outbox.list()) if (id !== other.id) await outbox.remove(id);
    await waitFor(() => expect(screen.queryByText(/^Enregistré sur cet appareil à /)).toBeNull());
  });

  test('says after a failure that the text is there, and offers a mail', async () => {
    stubSite(failing(503));
    await showAndSend(FAILED);
    const note = screen.getByText('Le message n’est pas parti.').closest('p');
    expect(note?.textContent).toMatch(
      /Votre texte est toujours là\u00a0: réessayez dans une minute, ou écrivez à bonjour@trait\.example\.$/,
    );
    const mail = screen.getByRole('link', { name: 'bonjour@trait.example' });
    expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toContain(MESSAGE.message);
  });

  test('says after a failure when the mail has only the beginning', async () => {
    stubSite(failing(503));
    show();
    fill();
    typeInto('Message', 'Un très long message. '.repeat(200));
    await send(FAILED);
    expect(screen.getByText('Le message n’est pas parti.').closest('p')?.textContent).toMatch(/n’en contient que le début\)\.$/);
  });
});

// Refused storage without network, and what the form offers then, is fault 40 in faults/storage.spec.ts.
describe('an unsaved message', () => {
  test('has a mail that says when it is cut', async () => {
    refuseStorage();
    stubSite(isOffline);
    await showAndSend(FAILED);
    await screen.findByRole('link', { name: 'Écrire un e-mail' });
    expect(screen.queryByText(CUT)).toBeNull();
    expect(screen.queryByRole('link', { name: 'bonjour@trait.example' })).toBeNull();
    typeInto('Message', 'Un très long message. '.repeat(200));
    await send(CUT);
  });

  test('is offered as a mail while its address is asked about', async () => {
    refuseStorage();
    stubSite(isOffline);
    await showAndSend(FAILED);
    await screen.findByRole('link', { name: 'Écrire un e-mail' });
    typeInto('E-mail', 'jeanne@gmial.com');
    await submit();
    expect(screen.getByRole('button', { name: 'jeanne@gmail.com' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Écrire un e-mail' })).not.toBeNull();
  });

  test('is no longer offered as a mail once it is sent', async () => {
    refuseStorage();
    stubAnswers(isOffline, takes);
    await showAndSend(FAILED);
    act(() => screen.getByRole('button', { name: /^Envo/ }).click());
    typeInto('Message', 'Un second message, déjà.');
    await expectSaid(SENT);
    expect(field('Message').value).toBe('Un second message, déjà.');
    expect(screen.queryByRole('link', { name: 'Écrire un e-mail' })).toBeNull();
  });
});

describe('the hidden field', () => {
  const hidden = () => screen.getByLabelText<HTMLInputElement>('Ne pas remplir');
  const marks = (posts: { headers: Headers }[]) => posts.map(({ headers }) => headers.get(HONEYPOT_HEADER));

  test('filled in by a helper marks the message, which is sent', async () => {
    const posts = stubSite(takes);
    show();
    fill();
    hidden().value = 'https://exemple.fr';
    await send(SENT);
    expect(marks(posts)).toEqual(['1']);
    expect([...texts(), hidden().value]).toEqual([...EMPTY, '']);
  });

  test('filled in without network keeps the message, which is sent marked later', async () => {
    const posts = stubAnswers(isOffline);
    show();
    fill();
    hidden().value = 'https://exemple.fr';
    await send(QUEUED);
    expect(screen.queryByText(UNSAVED)).toBeNull();
    await outbox.drain();
    expect(marks(posts)).toEqual(['1', '1']);
    expect(await outbox.list()).toEqual([]);
  });

  test('does not mark what is typed while its message is sent', async () => {
    const { release } = stubHeldSite();
    show();
    fill();
    hidden().value = 'https://exemple.fr';
    await submit();
    typeInto('Message', 'Un second message, déjà.');
    release();
    await expectSaid(SENT);
    expect({ message: field('Message').value, hidden: hidden().value }).toEqual({ message: 'Un second message, déjà.', hidden: '' });
  });

  test('left empty, or blank, marks nothing', async () => {
    const posts = stubSite(takes);
    show();
    fill();
    hidden().value = ' ';
    await send(SENT);
    expect(marks(posts)).toEqual([null]);
  });

  test('is one that browsers and password managers leave alone', () => {
    show();
    const attributes = ['autocomplete', 'tabindex', 'data-1p-ignore', 'data-lpignore', 'data-bwignore'];
    expect(attributes.map((name) => hidden().getAttribute(name))).toEqual(['off', '-1', '', 'true', '']);
    expect(HONEYPOT_FIELD).not.toMatch(/site|url|web|link|name|mail|phone|company|address/i);
  });
});

describe('a first sentence that the page has put into the message', () => {
  const SENTENCE = 'Bonjour, je tiens « La Pivoine », et voici ce qu’il me faut :';
  const showPrefilled = async () => {
    show();
    await ready();
    getDefaultStore().get(formHandleAtom)?.prefill(SENTENCE);
  };

  test('is not sent as the message, and stays in its field', async () => {
    const posts = stubSite(takes);
    await showPrefilled();
    typeInto('Nom', MESSAGE.name);
    typeInto('E-mail', MESSAGE.email);
    await submit();
    expect(screen.getByRole('link', { name: 'Le message doit contenir au moins 10 caractères' })).toBeTruthy();
    expect({ posts, texts: texts() }).toEqual({ posts: [], texts: [MESSAGE.name, MESSAGE.email, SENTENCE] });
  });

  test('is not in the draft of what is typed beside it', async () => {
    await showPrefilled();
    typeInto('Nom', MESSAGE.name);
    await waitFor(async () => expect(await storedDraft()).toMatchObject({ name: MESSAGE.name, message: '' }));
  });

  test('is no draft either once it was erased and came back', async () => {
    await showPrefilled();
    erase();
    await act(async () => screen.getByRole('button', { name: 'Rétablir le brouillon' }).click());
    expect(field('Message').value).toBe(SENTENCE);
    typeInto('Nom', MESSAGE.name);
    await waitFor(async () => expect(await storedDraft()).toMatchObject({ name: MESSAGE.name, message: '' }));
  });
});

test.each([
  ['sent', takes, SENT, []],
  ['stored if that fails', failing(503), /il partira dès que possible\.$/, [{ message: MESSAGE, state: 'queued' }]],
])('text typed during a send stays, and the message itself is %s', async (_what, answer, says, waiting) => {
  const { release } = stubHeldSite(answer);
  show();
  fill();
  await submit();
  typeInto('Message', 'Un second message, déjà.');
  await act(async () => release());
  await expectSaid(says);
  expect(field('Message').value).toBe('Un second message, déjà.');
  expect(await outbox.list()).toMatchObject(waiting);
});

test('two fields left at once both show what is wrong with them', async () => {
  show();
  act(() => {
    fireEvent.blur(field('Nom'));
    fireEvent.blur(field('E-mail'));
  });
  await expectSaid('Le nom doit contenir au moins 2 caractères');
  await expectSaid('Email invalide');
});

test('a refusal of the whole message is explained, with focus there', async () => {
  const detail = 'Le service d’envoi a refusé ce message.';
  stubSite(refusing({ detail }));
  await showAndSend(FAILED);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: detail })));
  expect(texts()).toEqual(FULL);
});

test('a refusal of a field is explained until the field is fixed', async () => {
  stubSite(refusing({ detail: 'Certains champs sont à corriger.', errors: { email: 'Email invalide' } }));
  await showAndSend(FAILED);
  expect(await screen.findByRole('group', { name: /à corriger/ })).toBeTruthy();
  typeInto('E-mail', 'jeanne.martin@exemple.fr');
  expect(screen.queryByRole('group', { name: /corriger/ })).toBeNull();
});
