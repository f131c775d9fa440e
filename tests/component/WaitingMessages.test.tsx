import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pageOutbox } from '../../src/app/outbox/page-outbox.ts';
import { WaitingMessages } from '../../src/app/outbox/WaitingMessages.tsx';
import type { Row } from '../../src/contact/row.ts';
import { field, fill, ready, said, send, show as showForm, storedDraft, submit, texts } from '../support/contact-form-page.tsx';
import { MESSAGE, row } from '../support/outbox-device.ts';
import { isOffline, stubSite, takes } from '../support/stub-site.ts';
import { QUEUED } from '../support/verbatim.ts';

const FIRST = row('message-00', { message: { ...MESSAGE, message: 'Premier message\net sa suite.' } });
const SECOND = row('message-01', { message: { ...MESSAGE, message: 'Second message.' }, createdAt: FIRST.createdAt + 1 });

async function put(...rows: Row[]): Promise<void> {
  const { store, events } = pageOutbox();
  for (const added of rows) await store.change(added.id, () => added);
  events.publish({ kind: 'changed' });
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
const button = (name: string | RegExp) => within(panel()).getByRole('button', { name });
const click = (name: string | RegExp) => act(async () => button(name).click());

describe('a waiting message', () => {
  it('is named after its first words, in its heading and on each of its buttons, and keeps focus when another arrives', async () => {
    // Not listed: each is in its first attempt.
    await act(() => put(row('message-02', { state: 'sending', attempts: 1 }), row('message-03')));
    await show(FIRST);
    expect(items()).toHaveLength(1);
    const title = '«\u00a0Premier message et sa suite.\u00a0»';
    expect(within(panel()).getByRole('heading', { level: 3, name: title })).toBeTruthy();
    for (const label of ['Réessayer', 'Modifier', 'Copier', 'Supprimer']) expect(button(`${label} ${title}`)).toBeTruthy();
    expect(panel().querySelector('summary')?.getAttribute('aria-label')).toBe(`Voir ${title}`);

    button(/^Copier/).focus();
    // React would restore focus at once, but a screen reader would have announced the loss.
    const leaves = vi.fn();
    button(/^Copier/).addEventListener('blur', leaves);
    await act(() => put({ ...SECOND, attempts: 1 }));
    await waitFor(() => expect(items()).toHaveLength(2));
    expect(leaves).not.toHaveBeenCalled();
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Copier/);
  });

  it.each<[string, Partial<Row>, RegExp]>([
    ['without network', { attempts: 1, problem: { status: 0 } }, /^En attente du réseau\. Un essai, le prochain dans un instant\.$/],
    [
      'put off by the site',
      { attempts: 3, nextAttemptAt: Date.now() + 600_000, problem: { status: 503 } },
      /erreur 503\)\. 3 essais, le prochain vers \d\d:\d\d\.$/,
    ],
    ['being sent', { state: 'sending' }, /^Envoi en cours\.\.\.$/],
    [
      'refused for a field',
      { state: 'held', problem: { status: 422, detail: 'Non.', errors: { email: 'Email invalide' } } },
      /^Le site a refusé ce message\. Email invalide\. Modifiez-le/,
    ],
    [
      'refused as a whole',
      { state: 'held', problem: { status: 413, detail: 'Le message dépasse la taille acceptée.' } },
      /dépasse la taille acceptée\. Modifiez-le/,
    ],
  ])('describes its state: %s', async (_case, changes, text) => {
    await show(row('message-00', changes));
    expect(items()[0]?.querySelector('.waiting-state')?.textContent).toMatch(text);
  });

  it.each([
    ['between two words', `${'mot '.repeat(14)}suivant et la suite`, `${'mot '.repeat(14).trim()}…`],
    ['between two characters', `${'a'.repeat(59)}😀 et la suite`, `${'a'.repeat(59)}…`],
    ['within a word that is most of it', `Voici : ${'a'.repeat(80)}`, `Voici : ${'a'.repeat(52)}…`],
  ])('is named after its first words, cut %s', async (_case, message, title) => {
    await show(row('message-00', { message: { ...FIRST.message, message } }));
    expect(within(items()[0] as HTMLElement).getByRole('heading').textContent).toBe(`«\u00a0${title}\u00a0»`);
  });

  it('that cannot be read says so, shows what is left, and can only be copied or deleted', async () => {
    const { id, ...rest } = FIRST;
    await show({ ...rest, id, attempts: 'trois' } as never);
    expect(items()[0]?.textContent).toMatch(/abîmé.*Premier message/s);
    const buttons = within(panel()).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Copier', 'Supprimer']);
    await click(/^Supprimer/);
    await click('Supprimer définitivement');
    await waitFor(() => expect(items()).toHaveLength(0));
  });
});

it('Réessayer says when there is still no network, else sends the message, then the others', async () => {
  stubSite(isOffline);
  await show(FIRST, SECOND);
  await click(/^Réessayer .*Second/);
  await said(/toujours injoignable/);
  expect(items()[1]?.textContent).toMatch(/En attente du réseau/);
  const posts = stubSite(takes);
  await click(/^Réessayer .*Second/);
  await waitFor(() => expect(items()).toHaveLength(0));
  expect(posts.map(({ id }) => id)).toEqual(['message-01', 'message-00']);
  expect(panel().textContent).toContain('Plus aucun message');
});

describe('Modifier', () => {
  it('overwrites no text already in the form, else moves the message there, whose errors are gone, and focuses its text', async () => {
    await show(FIRST);
    field('Nom').value = 'Paul';
    await click(/^Modifier/);
    await said(/contient déjà un texte/);
    expect([items().length, field('Nom').value]).toEqual([1, 'Paul']);

    field('Nom').value = '';
    await submit();
    expect(field('Nom').getAttribute('aria-invalid')).toBe('true');
    await click(/^Modifier/);
    await waitFor(() => expect(field('Message').value).toBe(FIRST.message.message));
    expect(document.activeElement).toBe(field('Message'));
    expect(texts()).toEqual([MESSAGE.name, MESSAGE.email, FIRST.message.message]);
    await waitFor(() => expect(items()).toHaveLength(0));
    expect(await storedDraft()).toMatchObject({ message: FIRST.message.message });
    expect(field('Nom').getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByRole('group', { name: /à corriger/ })).toBeNull();
  });

  it.each<[string, Partial<Row>, boolean]>([
    ['without an answer', { problem: { status: 0 } }, true],
    ['by a page that died', { state: 'sending', nextAttemptAt: 0 }, true],
    ['while the site was busy with it', { problem: { status: 409 } }, true],
    ['and the site failed', { problem: { status: 500 } }, true],
    ['too often', { problem: { status: 429 } }, false],
    ['and was refused', { state: 'held', problem: { status: 422 } }, false],
  ])('says whether a message that was tried %s may have arrived', async (_case, changes, may) => {
    await show({ ...FIRST, ...changes });
    await click(/^Modifier/);
    await said(`Message repris dans le formulaire.${may ? ' La première version est peut-être déjà arrivée.' : ''}`);
  });
});

it.each([
  ['Modifier', /^Message repris dans le formulaire\./],
  ['Supprimer', 'Message supprimé.'],
])('after %s, no notice still claims that the message will be sent automatically', async (label, text) => {
  stubSite(isOffline);
  await show();
  fill();
  await send(QUEUED);
  await waitFor(() => expect(items()).toHaveLength(1));
  await click(new RegExp(`^${label}`));
  if (label === 'Supprimer') await click('Supprimer définitivement');
  await said(text);
  expect(screen.queryByText(QUEUED)).toBeNull();
});

it('Supprimer asks for confirmation, with focus on the button that keeps the message, as Escape does, then moves it, and says if it is late', async () => {
  await show(FIRST, SECOND);
  await click(/^Supprimer .*Premier/);
  expect(document.activeElement).toBe(button('Garder'));
  await act(async () => button('Garder').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  expect(within(panel()).queryByRole('button', { name: 'Garder' })).toBeNull();
  expect(document.activeElement).toBe(button(/^Supprimer .*Premier/));
  expect(items()).toHaveLength(2);
  await click(/^Supprimer .*Premier/);
  await click('Supprimer définitivement');
  await said('Message supprimé.');
  await waitFor(() => expect(items()).toHaveLength(1));
  expect(document.activeElement).toBe(within(panel()).getByRole('heading', { level: 2 }));

  await click(/^Supprimer .*Second/);
  await pageOutbox().store.discard('message-01');
  await click('Supprimer définitivement');
  await said(/n’est plus en attente/);
});

it.each(['Réessayer', 'Modifier', 'Supprimer'])('fault 43: a message that is being sent refuses %s and says why', async (label) => {
  await show({ ...FIRST, state: 'sending', nextAttemptAt: Date.now() + 600_000 });
  await click(new RegExp(`^${label} .*Premier`));
  await said(/en train de partir/);
  expect([items().length, field('Message').value]).toEqual([1, '']);
});

it('the link to the panel finds it even if it appears later; Copier copies a whole message, or says that the browser refuses to', async () => {
  location.hash = '#messages-en-attente';
  await show(FIRST);
  expect(document.activeElement).toBe(within(panel()).getByRole('heading', { level: 2 }));
  location.hash = '';

  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await click(/^Copier/);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('Jeanne Martin\njeanne@exemple.fr\n\nPremier message\net sa suite.');
  await said('Message copié.');
  vi.stubGlobal('navigator', {});
  await click(/^Copier/);
  await said(/refuse la copie/);
});
