import { act, screen, waitFor } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { describe, expect, test, vi } from 'vitest';
import { formHandleAtom } from '../../src/app/contact/form-handle.ts';
import { pageOutbox } from '../../src/app/contact/page-outbox.ts';
import { WaitingMessages } from '../../src/app/contact/waiting/WaitingMessages.tsx';
import { identify } from '../../src/message/identity.ts';
import type { Row } from '../../src/outbox/row.ts';
import {
  expectSaid,
  field,
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
import { stubSite, takes } from '../support/contact/stub-site.ts';
import { click, FIRST, items, put, show } from '../support/contact/waiting-list.tsx';
import { SENT } from '../support/site/verbatim.ts';

startEmpty();

describe('Modifier', () => {
  test('overwrites no text already in the form', async () => {
    await show(FIRST);
    field('Nom').value = 'Paul';
    await click(/^Modifier/);
    await expectSaid(/contient déjà un texte/);
    expect({ itemCount: items().length, name: field('Nom').value }).toEqual({ itemCount: 1, name: 'Paul' });
  });

  test('keeps what is typed while the outbox gives the message back', async () => {
    await show(FIRST);
    const disk = Promise.withResolvers<void>();
    const { store } = pageOutbox();
    const { change } = store;
    vi.spyOn(store, 'change').mockImplementation(async (id, decide) => {
      await disk.promise;
      return change(id, decide);
    });
    await click(/^Modifier/);
    typeInto('Message', 'Tapé entre-temps');
    await act(async () => disk.resolve());
    await waitFor(() => expect(field('Message').value).toBe(`${FIRST.message.message}\n\nTapé entre-temps`));
  });

  test('pressed twice says once what it did', async () => {
    await show(FIRST);
    const button = screen.getByRole('button', { name: /^Modifier/ });
    await act(async () => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(items()).toHaveLength(0));
    await expectSaid(/^Message repris dans le formulaire\./);
    expect(screen.queryByText(/un autre onglet/)).toBeNull();
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
    expect({ itemCount: items().length, message: field('Message').value, draft: await storedDraft() }).toEqual({
      itemCount: 1,
      message: '',
      draft: { message: 'Dans un autre onglet' },
    });
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
