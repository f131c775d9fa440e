import { act, screen, waitFor, within } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formHandleAtom } from '../../src/app/contact/form-handle.ts';
import { pageEvents } from '../../src/app/contact/page-events.ts';
import { pageOutbox } from '../../src/app/contact/page-outbox.ts';
import { WaitingMessages } from '../../src/app/contact/waiting/WaitingMessages.tsx';
import { dateOf } from '../../src/app/contact/waiting/wording.ts';
import { identify } from '../../src/message/identity.ts';
import type { Row } from '../../src/outbox/row.ts';
import {
  expectSaid,
  field,
  fill,
  ready,
  send,
  show as showForm,
  startEmpty,
  storeDraft,
  storedDraft,
  submit,
  texts,
  typeInto,
} from '../support/contact/contact-form-page.tsx';
import { MESSAGE } from '../support/contact/message.ts';
import { discard, row } from '../support/contact/outbox-device.ts';
import { isOffline, stubSite, takes } from '../support/contact/stub-site.ts';
import { QUEUED, SENT } from '../support/site/verbatim.ts';

startEmpty();

const FIRST = row('message-00', { message: { ...MESSAGE, message: 'Premier message\net sa suite.' } });
const SECOND = row('message-01', { message: { ...MESSAGE, message: 'Second message.' }, submittedAt: FIRST.submittedAt + 1 });

async function put(...rows: Row[]): Promise<void> {
  const { store } = pageOutbox();
  for (const added of rows) await store.change(added.id, () => ({ row: added, result: undefined }));
  pageEvents.publish({ kind: 'changed' });
}

async function show(...rows: Row[]): Promise<void> {
  // A message is not listed as waiting during its first attempt.
  await act(() => put(...rows.map((each) => ({ ...each, attempts: each.attempts || 2 }))));
  showForm(<WaitingMessages />);
  if (rows.length > 0) await waitFor(() => expect(items()).toHaveLength(rows.length));
  await ready();
}

const panel = () => screen.getByRole('region', { name: 'En attente d’envoi' });
const items = () => [...panel().querySelectorAll<HTMLElement>('.waiting-message')];
const departures = () => [...panel().querySelectorAll('.sent-message')].map(({ textContent }) => textContent);
const stateOfFirst = () => items()[0]?.querySelector('.waiting-state')?.textContent;
const button = (name: string | RegExp) => within(panel()).getByRole('button', { name });
const click = (name: string | RegExp) => act(async () => button(name).click());

describe('a waiting message', () => {
  test('is named after its first words, on its buttons too', async () => {
    await show(FIRST);
    const title = '«\u00a0Premier message et sa suite.\u00a0»';
    expect(within(panel()).getByRole('heading', { level: 3, name: title })).toBeTruthy();
    for (const label of ['Réessayer', 'Modifier', 'Copier', 'Supprimer']) expect(button(`${label} ${title}`)).toBeTruthy();
    expect(panel().querySelector('summary')?.getAttribute('aria-label')).toBe(`Voir ${title}`);
  });

  test('is not listed during its first attempt', async () => {
    const leased = { state: 'sending', attempts: 1, notBefore: Date.now() + 25_000 } as const;
    await act(() => put(row('message-02', leased), row('message-03')));
    await show(FIRST);
    expect(items()).toHaveLength(1);
  });

  test('keeps the focus on its button when another arrives', async () => {
    await show(FIRST);
    button(/^Copier/).focus();
    // React would restore focus at once, but a screen reader would have announced the loss.
    const leaves = vi.fn();
    button(/^Copier/).addEventListener('blur', leaves);
    await act(() => put({ ...SECOND, attempts: 1 }));
    await waitFor(() => expect(items()).toHaveLength(2));
    expect(leaves).not.toHaveBeenCalled();
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Copier/);
  });

  test.each([
    ['of this year', new Date().getFullYear(), ''],
    ['of another year, with the year', 2023, ' 2023'],
  ])('tells when it was written: %s', async (_what, year, shown) => {
    await show(row('message-00', { submittedAt: new Date(year, 10, 27, 9, 4).getTime() }));
    expect(items()[0]?.textContent).toContain(`Écrit le 27 novembre${shown} à 9\u00a0h\u00a004`);
  });

  test.each<[string, Partial<Row>, RegExp]>([
    ['without network', { attempts: 1, lastError: {} }, /^Pas de réseau pour l’instant\. Prochain essai dans un instant\.$/],
    [
      'put off by the site',
      { attempts: 3, notBefore: Date.now() + 600_000, lastError: { status: 503 } },
      /erreur 503\)\. Prochain essai vers \d\d?\u00a0h\u00a0\d\d\.$/,
    ],
    ['being sent', { state: 'sending', notBefore: Date.now() + 25_000 }, /^Envoi en cours\.\.\.$/],
    ['left by a sender that died', { state: 'sending', notBefore: Date.now() - 1 }, /^Envoi interrompu\./],
    [
      'refused for a field',
      { state: 'held', lastError: { status: 422, detail: 'Non.', errors: { email: 'Email invalide' } } },
      /^Le site a refusé ce message\. Email invalide\. Modifiez-le/,
    ],
    [
      'refused as a whole',
      { state: 'held', lastError: { status: 413, detail: 'Le message dépasse la taille acceptée.' } },
      /dépasse la taille acceptée\. Modifiez-le/,
    ],
  ])('describes its state: %s', async (_case, changes, text) => {
    await show(row('message-00', changes));
    expect(stateOfFirst()).toMatch(text);
  });

  test('names no time for its next try while the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await show(row('message-00', { attempts: 1, lastError: {} }));
    expect(stateOfFirst()).toBe('Pas de réseau pour l’instant. Partira au retour du réseau.');
  });

  test('names the time of a try that another message holds up', async () => {
    const later = { attempts: 9, notBefore: Date.now() + 300_000, lastError: {} };
    await show(row('message-00', { attempts: 1, lastError: {} }), row('message-01', later));
    const states = items().map((item) => item.querySelector('.waiting-state')?.textContent);
    expect(states[0]).toMatch(/Prochain essai vers /);
    expect(states[0]).toBe(states[1]);
  });

  test.each([
    ['between two words', `${'mot '.repeat(14)}suivant et la suite`, `${'mot '.repeat(14).trim()}…`],
    ['between two characters', `${'a'.repeat(59)}😀 et la suite`, `${'a'.repeat(59)}…`],
    ['within a word that is most of it', `Voici : ${'a'.repeat(80)}`, `Voici : ${'a'.repeat(52)}…`],
    ['nowhere, without an override', '\u202eBonjour.', 'Bonjour.'],
  ])('is named after its first words, cut %s', async (_case, message, title) => {
    await show(row('message-00', { message: { ...FIRST.message, message } }));
    expect(within(items()[0] as HTMLElement).getByRole('heading').textContent).toBe(`«\u00a0${title}\u00a0»`);
  });

  describe('that cannot be read', () => {
    const { id, ...rest } = FIRST;
    beforeEach(() => show({ ...rest, id, attempts: 'trois' } as never));

    test('says so, and shows what is left', () => {
      expect(items()[0]?.textContent).toMatch(/abîmé.*Premier message/s);
    });

    test('can only be copied or deleted', async () => {
      const buttons = within(panel()).getAllByRole('button');
      expect(buttons.map(({ textContent }) => textContent)).toEqual(['Copier', 'Supprimer']);
      await click(/^Supprimer/);
      await click('Supprimer définitivement');
      await waitFor(() => expect(items()).toHaveLength(0));
    });
  });
});

describe('Réessayer', () => {
  test('says in its card that there is still no network', async () => {
    stubSite(isOffline);
    await show(FIRST);
    const mark = items()[0]?.querySelector('svg');
    await click(/^Réessayer/);
    await expectSaid(/toujours injoignable/);
    await waitFor(() => expect(stateOfFirst()).toMatch(/^Essayé à \d\d?\u00a0h\u00a0\d\d\u00a0: toujours pas de réseau\./));
    expect(items()[0]?.querySelector('svg')).not.toBe(mark);
  });

  test('says nothing of a try if another tab has begun one', async () => {
    await show(FIRST);
    const sending = { ...FIRST, attempts: 2, state: 'sending', notBefore: Date.now() + 20_000 } as const;
    await pageOutbox().store.change(FIRST.id, () => ({ row: sending, result: undefined }));
    await click(/^Réessayer/);
    await expectSaid(/en train de partir/);
    await act(() => put({ ...FIRST, attempts: 2, lastError: {} }));
    await waitFor(() => expect(stateOfFirst()).toMatch(/pas de réseau/i));
    expect(stateOfFirst()).not.toMatch(/^Essayé/);
  });

  test('sends its message first, then the others', async () => {
    const posts = stubSite(takes);
    await show(FIRST, SECOND);
    await click(/^Réessayer .*Second/);
    await waitFor(() => expect(items()).toHaveLength(0));
    expect(posts.map(({ body }) => body.message)).toEqual([SECOND.message.message, FIRST.message.message]);
    expect(panel().textContent).toContain('Plus aucun message');
  });
});

test('what has left is listed in order, each by its date', async () => {
  stubSite(takes);
  const second = { ...SECOND, submittedAt: FIRST.submittedAt + 60_000 };
  await show(FIRST, second);
  await click(/^Réessayer .*Second/);
  await waitFor(() => expect(departures()).toHaveLength(2));
  expect(departures()).toEqual([second, FIRST].map((row) => expect.stringMatching(new RegExp(`^${dateOf(row)}Parti à \\d.*\\.$`))));
  await waitFor(() => expect(panel().textContent).not.toMatch(/Premier|Second/));
});

test('what has been deleted is not said to have left', async () => {
  await show(FIRST);
  await click(/^Supprimer/);
  await click('Supprimer définitivement');
  await waitFor(() => expect(items()).toHaveLength(0));
  expect(departures()).toEqual([]);
});

describe('Modifier', () => {
  test('overwrites no text already in the form', async () => {
    await show(FIRST);
    field('Nom').value = 'Paul';
    await click(/^Modifier/);
    await expectSaid(/contient déjà un texte/);
    expect([items().length, field('Nom').value]).toEqual([1, 'Paul']);
  });

  test('replaces what the page began', async () => {
    await show(FIRST);
    getDefaultStore().get(formHandleAtom)?.prefill('Bonjour,');
    await click(/^Modifier/);
    await waitFor(() => expect(field('Message').value).toBe(FIRST.message.message));
  });

  test('overwrites no text that another tab is writing', async () => {
    await show(FIRST);
    await storeDraft({ message: 'Dans un autre onglet' });
    await click(/^Modifier/);
    await expectSaid(/un autre message dans un autre onglet/);
    expect([items().length, field('Message').value, await storedDraft()]).toEqual([1, '', { message: 'Dans un autre onglet' }]);
  });

  test('follows an erased text at once', async () => {
    await show(FIRST);
    typeInto('Message', 'Un texte à effacer');
    await waitFor(async () => expect(await storedDraft()).toMatchObject({ message: 'Un texte à effacer' }));
    const disk = Promise.withResolvers<void>();
    const { store } = pageOutbox();
    const { changeDraft } = store;
    vi.spyOn(store, 'changeDraft').mockImplementation(async (change) => {
      await disk.promise;
      return changeDraft(change);
    });
    await act(async () => screen.getByRole('button', { name: 'Effacer le brouillon' }).click());
    await click(/^Modifier/);
    await act(async () => disk.resolve());
    await waitFor(() => expect(field('Message').value).toBe(FIRST.message.message));
  });

  test('asks for another try while the draft is still being read', async () => {
    await storeDraft({ name: 'Paul' });
    vi.spyOn(pageOutbox().store, 'changeDraft').mockReturnValue(new Promise(() => {}));
    await act(() => put({ ...FIRST, attempts: 2, lastError: {} }));
    showForm(<WaitingMessages />);
    await waitFor(() => expect(items()).toHaveLength(1));
    await click(/^Modifier/);
    await expectSaid(/pas encore prêt/);
    expect(items()).toHaveLength(1);
  });

  test('says no twice in one toast', async () => {
    await show(FIRST);
    field('Nom').value = 'Paul';
    for (let times = 0; times < 2; times++) await click(/^Modifier/);
    expect(screen.getAllByText(/contient déjà un texte/)).toHaveLength(1);
  });

  test('moves the message into the form, and focuses its text', async () => {
    await show(FIRST);
    await click(/^Modifier/);
    await waitFor(() => expect(field('Message').value).toBe(FIRST.message.message));
    expect(document.activeElement).toBe(field('Message'));
    expect(texts()).toEqual([MESSAGE.name, MESSAGE.email, FIRST.message.message]);
    await waitFor(() => expect(items()).toHaveLength(0));
    expect(await storedDraft()).toMatchObject({ message: FIRST.message.message });
  });

  test('takes the errors of the empty form away', async () => {
    await show(FIRST);
    await submit();
    expect(field('Nom').getAttribute('aria-invalid')).toBe('true');
    await click(/^Modifier/);
    await waitFor(() => expect(field('Nom').getAttribute('aria-invalid')).toBeNull());
    expect(screen.queryByRole('group', { name: /à corriger/ })).toBeNull();
  });

  test.each([
    ['an unchanged message has the day on which it was written', FIRST.message.message, FIRST.submittedAt],
    ['a changed one has the day on which it is sent', 'Premier message, et une tout autre suite.', undefined],
  ])('keeps days apart: %s', async (_what, text, day) => {
    const posts = stubSite(takes);
    await show({ ...FIRST, id: await identify(FIRST.message, FIRST.submittedAt) });
    await click(/^Modifier/);
    await waitFor(() => expect(field('Message').value).toBe(FIRST.message.message));
    typeInto('Message', text);
    await send(SENT);
    expect(posts.map(({ id }) => id)).toEqual([await identify({ ...FIRST.message, message: text }, day ?? Date.now())]);
  });

  test.each<[string, Partial<Row>, boolean]>([
    ['without an answer', { lastError: {} }, true],
    ['by a page that died', { state: 'sending', notBefore: 0 }, true],
    ['and the site failed', { lastError: { status: 500 } }, true],
    ['once too often', { attempts: 1, lastError: { status: 429 } }, false],
    ['once and was refused', { attempts: 1, state: 'held', lastError: { status: 422 } }, false],
    ['before it was refused', { attempts: 2, state: 'held', lastError: { status: 422 } }, true],
  ])('says whether a message that was tried %s may have arrived', async (_case, changes, may) => {
    await show({ ...FIRST, ...changes });
    await click(/^Modifier/);
    await expectSaid(`Message repris dans le formulaire.${may ? ' La première version est peut-être déjà arrivée.' : ''}`);
  });
});

test.each([
  ['Modifier', /^Message repris dans le formulaire\./],
  ['Supprimer', 'Message supprimé.'],
])('after %s, no notice still claims that the message will leave', async (label, text) => {
  stubSite(isOffline);
  await show();
  fill();
  await send(QUEUED);
  await waitFor(() => expect(items()).toHaveLength(1));
  await click(new RegExp(`^${label}`));
  if (label === 'Supprimer') await click('Supprimer définitivement');
  await expectSaid(text);
  expect(screen.queryByText(QUEUED)).toBeNull();
});

describe('Supprimer', () => {
  test('asks for confirmation, with focus on the button that keeps the message', async () => {
    await show(FIRST, SECOND);
    await click(/^Supprimer .*Premier/);
    expect(document.activeElement).toBe(button('Garder'));
    expect(items()).toHaveLength(2);
  });

  test('asks in place of the buttons, and names the message', async () => {
    await show(FIRST);
    await click(/^Supprimer/);
    const name = 'Supprimer «\u00a0Premier message et sa suite.\u00a0»';
    expect(within(panel()).getByRole('group', { name }).textContent).toContain(`${name}\u202f?`);
    const buttons = within(items()[0] as HTMLElement).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Garder', 'Supprimer définitivement']);
  });

  test('keeps the message on Escape, with focus back on its button', async () => {
    await show(FIRST, SECOND);
    await click(/^Supprimer .*Premier/);
    await act(async () => button('Garder').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    expect(within(panel()).queryByRole('button', { name: 'Garder' })).toBeNull();
    expect(document.activeElement).toBe(button(/^Supprimer .*Premier/));
    expect(items()).toHaveLength(2);
  });

  test('removes the message, and moves the focus to the title', async () => {
    await show(FIRST, SECOND);
    await click(/^Supprimer .*Premier/);
    await click('Supprimer définitivement');
    await expectSaid('Message supprimé.');
    await waitFor(() => expect(items()).toHaveLength(1));
    expect(document.activeElement).toBe(within(panel()).getByRole('heading', { level: 2 }));
  });

  test('keeps a message that has begun to leave meanwhile, and takes the question back', async () => {
    await show(FIRST);
    await click(/^Supprimer/);
    await act(() => put({ ...FIRST, attempts: 2, state: 'sending', notBefore: Date.now() + 20_000 }));
    await click('Supprimer définitivement');
    await expectSaid(/en train de partir/);
    await waitFor(() => expect(document.activeElement).toBe(button(/^Supprimer .*Premier/)));
  });

  test('says that it comes too late for a message that is gone', async () => {
    await show(FIRST);
    await click(/^Supprimer/);
    await discard(pageOutbox().store, FIRST.id);
    await click('Supprimer définitivement');
    await expectSaid(/n’est plus en attente/);
  });
});

test.each(['Réessayer', 'Modifier', 'Supprimer'])('fault 43: a message that is being sent refuses %s', async (label) => {
  await show({ ...FIRST, state: 'sending', notBefore: Date.now() + 20_000 });
  await click(new RegExp(`^${label} .*Premier`));
  await expectSaid(/en train de partir/);
  expect([items().length, field('Message').value]).toEqual([1, '']);
});

describe('the link to the panel', () => {
  beforeEach(() => {
    location.hash = '#messages-en-attente';
  });
  afterEach(() => {
    location.hash = '';
  });

  test('finds it even if it appears later', async () => {
    await show(FIRST);
    expect(document.activeElement).toBe(panel());
  });

  test('takes nobody out of the form', async () => {
    document.body.insertAdjacentHTML('afterbegin', '<form><button>Envoyer</button></form>');
    const button = screen.getByRole('button', { name: 'Envoyer' });
    button.focus();
    await show(FIRST);
    expect(document.activeElement).toBe(button);
    button.parentElement?.remove();
  });
});

describe('Copier', () => {
  test('copies a whole message', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await show(FIRST);
    await click(/^Copier/);
    expect(writeText).toHaveBeenCalledExactlyOnceWith('Jeanne Martin\njeanne@exemple.fr\n\nPremier message\net sa suite.');
    await expectSaid('Message copié.');
  });

  test('says when the browser refuses to', async () => {
    vi.stubGlobal('navigator', {});
    await show(FIRST);
    await click(/^Copier/);
    await expectSaid(/refuse la copie/);
  });
});
