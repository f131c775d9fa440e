import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dateOf } from '../../src/app/contact/waiting/wording.ts';
import type { Row } from '../../src/outbox/row.ts';
import { startEmpty } from '../support/contact/contact-form-page.tsx';
import { row } from '../support/contact/outbox-device.ts';
import { stubSite, takes } from '../support/contact/stub-site.ts';
import { button, click, departures, FIRST, items, put, SECOND, show, stateOfFirst, waitingList } from '../support/contact/waiting-list.tsx';

startEmpty();

describe('a waiting message', () => {
  test('is named after its first words, on its buttons too', async () => {
    await show(FIRST);
    const title = '«\u00a0Premier message et sa suite.\u00a0»';
    expect(within(waitingList()).getByRole('heading', { level: 3, name: title })).toBeTruthy();
    for (const label of ['Réessayer', 'Modifier', 'Copier', 'Supprimer']) expect(button(`${label} ${title}`)).toBeTruthy();
    expect(waitingList().querySelector('summary')?.getAttribute('aria-label')).toBe(`Voir ${title}`);
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
    const later = { attempts: 9, notBefore: Date.now() + 300_000, lastError: { status: 429 } };
    await show(row('message-00', { attempts: 1, lastError: {} }), row('message-01', later));
    const states = items().map((item) => item.querySelector('.waiting-header + p')?.textContent?.match(/Prochain essai vers .*/)?.[0]);
    expect(states[0]).toBeDefined();
    expect(states[0]).toBe(states[1]);
  });

  test.each([
    ['between two words', `${'mot '.repeat(14)}suivant et la suite`, `${'mot '.repeat(14).trim()}…`],
    ['between two characters', `${'a'.repeat(59)}😀 et la suite`, `${'a'.repeat(59)}…`],
    ['before a family of emoji', `${'a'.repeat(57)}👩\u200d👩\u200d👧 et la suite`, `${'a'.repeat(57)}…`],
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

    test('is listed though JSON has no word for a part of it', async () => {
      await act(() => put({ ...rest, id, attempts: 3n } as never));
      await waitFor(() => expect(items()[0]?.textContent).toMatch(/abîmé.*object/s));
    });

    test('can only be copied or deleted', async () => {
      const buttons = within(waitingList()).getAllByRole('button');
      expect(buttons.map(({ textContent }) => textContent)).toEqual(['Copier', 'Supprimer']);
      await click(/^Supprimer/);
      await click('Supprimer définitivement');
      await waitFor(() => expect(items()).toHaveLength(0));
    });
  });
});

test('what has left is listed in order, each by its date', async () => {
  stubSite(takes);
  const second = { ...SECOND, submittedAt: FIRST.submittedAt + 60_000 };
  await show(FIRST, second);
  await click(/^Réessayer .*Second/);
  await waitFor(() => expect(departures()).toHaveLength(2));
  expect(departures()).toEqual([second, FIRST].map((row) => expect.stringMatching(new RegExp(`^${dateOf(row)}Parti à \\d.*\\.$`))));
  await waitFor(() => expect(waitingList().textContent).not.toMatch(/Premier|Second/));
});

test('what has been deleted is not said to have left', async () => {
  await show(FIRST);
  await click(/^Supprimer/);
  await click('Supprimer définitivement');
  await waitFor(() => expect(items()).toHaveLength(0));
  expect(departures()).toEqual([]);
});

describe('the link to the list', () => {
  beforeEach(() => {
    location.hash = '#messages-en-attente';
  });
  afterEach(() => {
    location.hash = '';
  });

  test('finds it even if it appears later', async () => {
    await show(FIRST);
    expect(document.activeElement).toBe(waitingList());
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
