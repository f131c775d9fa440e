import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  expectSaid,
  field,
  fill,
  ready,
  send,
  show,
  startEmpty,
  storeDraft,
  submit,
  texts,
  typeInto,
} from '../support/contact/contact-form-page.tsx';
import { MESSAGE } from '../support/contact/message.ts';
import { stubSite, takes } from '../support/contact/stub-site.ts';
import { SENT } from '../support/site/verbatim.ts';

startEmpty();

describe('the question about a mistyped address', () => {
  const MISTYPED = 'jeanne@gmial.com';
  const question = () => screen.queryByRole('button', { name: 'jeanne@gmail.com' });
  const region = () => question()?.closest('[aria-live]');
  const leave = (email: string) => {
    typeInto('E-mail', email);
    fireEvent.blur(field('E-mail'));
  };
  const enter = async () => {
    const posts = stubSite(takes);
    show();
    fill();
    typeInto('E-mail', MISTYPED);
    await submit();
    return posts;
  };

  test('is asked on leaving the field', () => {
    show();
    typeInto('E-mail', MISTYPED);
    expect(question()).toBeNull();
    fireEvent.blur(field('E-mail'));
    expect(region()?.textContent).toBe('Plutôt jeanne@gmail.com\u202f?');
    expect(region()?.getAttribute('aria-live')).toBe('polite');
    expect(field('E-mail').closest('.form-field')?.contains(question())).toBe(true);
  });

  test('is answered with one press, which leads back to the field', () => {
    show();
    leave(MISTYPED);
    act(() => question()?.click());
    expect({ email: field('E-mail').value, focused: document.activeElement, question: question() }).toEqual({
      email: 'jeanne@gmail.com',
      focused: field('E-mail'),
      question: null,
    });
  });

  test('goes with the next key, and refuses nothing', async () => {
    const posts = stubSite(takes);
    show();
    fill();
    leave(MISTYPED);
    typeInto('E-mail', 'jeanne@gmial.co');
    expect(question()).toBeNull();
    leave(MISTYPED);
    await send(SENT);
    expect(posts.map(({ body }) => body.email)).toEqual([MISTYPED]);
    expect(question()).toBeNull();
  });

  test('is not asked while a button is pressed, which it would move', () => {
    show();
    typeInto('E-mail', MISTYPED);
    vi.spyOn(screen.getByRole('form'), 'querySelector').mockReturnValue(screen.getByRole('button', { name: /^Envo/ }));
    fireEvent.blur(field('E-mail'));
    expect(question()).toBeNull();
  });

  test('is not asked of an address that is invalid', async () => {
    show();
    leave('jeanne @gmial.com');
    await expectSaid('Email invalide');
    expect(screen.queryByText(/Plutôt/)).toBeNull();
  });

  test('is asked of a stored draft, unless its author is typing there', async () => {
    await storeDraft({ name: MESSAGE.name, email: MISTYPED, message: MESSAGE.message });
    const { unmount } = show();
    await waitFor(() => expect(question()).toBeTruthy());
    unmount();
    show();
    field('E-mail').focus();
    await ready();
    expect({ email: field('E-mail').value, question: question() }).toEqual({ email: MISTYPED, question: null });
  });

  test('is asked beside the button before the first send', async () => {
    const posts = await enter();
    expect(region()?.textContent).toBe(
      'Rien n’est encore parti. Plutôt jeanne@gmail.com\u202f? Sinon, appuyez de nouveau sur «\u00a0Envoyer\u00a0».',
    );
    expect(region()?.getAttribute('aria-live')).toBe('polite');
    expect(region()?.parentElement).toBe(screen.getByRole('button', { name: 'Envoyer' }).parentElement);
    expect({ posts, texts: texts() }).toEqual({ posts: [], texts: [MESSAGE.name, MISTYPED, MESSAGE.message] });
  });

  test('stays beside the button as its field is left', async () => {
    await enter();
    fireEvent.blur(field('E-mail'));
    expect(screen.getByRole('button', { name: 'Envoyer' }).parentElement?.contains(question())).toBe(true);
  });

  test('lets a second press send what was typed', async () => {
    const posts = await enter();
    await send(SENT);
    expect(posts.map(({ body }) => body.email)).toEqual([MISTYPED]);
    expect(question()).toBeNull();
  });

  test('answered beside the button leads to the button', async () => {
    const posts = await enter();
    act(() => question()?.click());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Envoyer' }));
    await send(SENT);
    expect(posts.map(({ body }) => body.email)).toEqual(['jeanne@gmail.com']);
  });

  test('is asked again of another address', async () => {
    const posts = await enter();
    typeInto('E-mail', 'jeanne@hotmial.fr');
    await submit();
    expect(screen.getByRole('button', { name: 'jeanne@hotmail.fr' })).toBeTruthy();
    expect(posts).toEqual([]);
  });
});
