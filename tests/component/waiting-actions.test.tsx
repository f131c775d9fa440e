import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { pageOutbox } from '../../src/app/contact/page-outbox.ts';
import { expectSaid, field, fill, send, startEmpty } from '../support/contact/contact-form-page.tsx';
import { discard } from '../support/contact/outbox-device.ts';
import { isOffline, stubSite, takes } from '../support/contact/stub-site.ts';
import { button, click, FIRST, items, put, SECOND, show, stateOfFirst, waitingList } from '../support/contact/waiting-list.tsx';
import { QUEUED } from '../support/site/verbatim.ts';

startEmpty();

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
    expect(waitingList().textContent).toContain('Plus aucun message');
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
  test('confirmed twice says once that the message is deleted', async () => {
    await show(FIRST);
    await click(/^Supprimer/);
    const button = screen.getByRole('button', { name: 'Supprimer définitivement' });
    await act(async () => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(items()).toHaveLength(0));
    await expectSaid('Message supprimé.');
    expect(screen.queryByText(/un autre onglet/)).toBeNull();
  });

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
    expect(within(waitingList()).getByRole('group', { name }).textContent).toContain(`${name}\u202f?`);
    const buttons = within(items()[0] as HTMLElement).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Garder', 'Supprimer définitivement']);
  });

  test('keeps the message on Escape, with focus back on its button', async () => {
    await show(FIRST, SECOND);
    await click(/^Supprimer .*Premier/);
    await act(async () => button('Garder').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    expect(within(waitingList()).queryByRole('button', { name: 'Garder' })).toBeNull();
    expect(document.activeElement).toBe(button(/^Supprimer .*Premier/));
    expect(items()).toHaveLength(2);
  });

  test('removes the message, and moves the focus to the title', async () => {
    await show(FIRST, SECOND);
    await click(/^Supprimer .*Premier/);
    await click('Supprimer définitivement');
    await expectSaid('Message supprimé.');
    await waitFor(() => expect(items()).toHaveLength(1));
    expect(document.activeElement).toBe(within(waitingList()).getByRole('heading', { level: 2 }));
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
  expect({ itemCount: items().length, message: field('Message').value }).toEqual({ itemCount: 1, message: '' });
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
