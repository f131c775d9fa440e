import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { App } from '../../src/app/App.tsx';
import { followLink } from '../../src/app/routing/follow-link.ts';
import { pages } from '../../src/app/routing/pages.ts';
import { onPageShown, shownPathAtom } from '../../src/app/routing/shown-path.ts';

let shownPaths: string[];

const go = (to: string) => act(async () => navigate(to));
/** Follows the footer's link to `path`. */
const click = (path: string) => fireEvent.click(document.querySelector(`footer a[href="${path}"]`) as Element);
const traverse = (move: 'back' | 'forward') =>
  act(() => {
    const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history[move]();
    return moved;
  });
/** Holds back the module of a page until the function that it returns is called. */
function holdBack(page: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.doMock(`../../src/app/pages/${page}.tsx`, async (load) => {
    await promise;
    return load();
  });
  return resolve;
}
const comesToShow = (path: string, title: RegExp) =>
  waitFor(() =>
    expect({ shown: shownPaths.at(-1), path: location.pathname, title: document.title }).toEqual({
      shown: path,
      path,
      title: expect.stringMatching(title),
    }),
  );

beforeEach(async () => {
  vi.spyOn(console, 'error');
  history.replaceState(null, '', '/about');
  document.head.innerHTML = '<link rel="canonical" href="https://trait.example/about">';
  getDefaultStore().set(shownPathAtom, '/about');
  await pages.preload('/about');
  await act(async () => render(<App />));
  shownPaths = [];
  return onPageShown((path) => shownPaths.push(path));
});

/** React complains when one render reads a promise and the next does not. */
afterEach(() => {
  const said = vi.mocked(console.error).mock.calls.flat().map(String);
  expect(said.filter((words) => words.includes('use()'))).toEqual([]);
});

test('the canonical link keeps the origin that the build has written', async () => {
  const canonical = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  await go('/contact');
  await comesToShow('/contact', /^Contact/);
  expect(canonical()).toBe('https://trait.example/contact');
});

describe('a link', () => {
  test('to an unknown article leads to the blog, without a trace', async () => {
    const before = history.length;
    await go('/blog/article-inconnu');
    await comesToShow('/blog', /^Notre Blog/);
    expect(history.length).toBe(before + 1);
  });

  test('to the current page moves focus to its top', async () => {
    await act(async () => void click('/about'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  test('to the current page replaces its history entry', async () => {
    const before = history.length;
    await act(async () => void click('/about'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
    expect(history.length).toBe(before);
  });

  test('in capitals preloads the page that it shows', async () => {
    const preload = vi.spyOn(pages, 'preload');
    await followLink(vi.fn(), '/Contact/');
    expect(preload.mock.calls).toEqual([['/contact']]);
  });

  test('leaves the old page until its target is loaded', async () => {
    const heading = screen.getByRole('heading', { level: 1 });
    navigate('/contact');
    expect(heading.isConnected).toBe(true);
    await comesToShow('/contact', /^Contact/);
    expect(heading.isConnected).toBe(false);
  });

  test('keeps its query and fragment', async () => {
    await go('/contact?utm_source=carte#message');
    await comesToShow('/contact', /^Contact/);
    expect(location.search + location.hash).toBe('?utm_source=carte#message');
  });

  test('that is followed while another one loads wins', async () => {
    const arrive = holdBack('ServicesPage');
    await act(async () => ['/services', '/cgv'].forEach(click));
    await comesToShow('/cgv', /vente/);
    arrive();
    await act(() => pages.preload('/services'));
    expect(shownPaths).toEqual(['/cgv']);
  });

  test('is forgotten if the visitor goes back while its page loads', async () => {
    history.replaceState(null, '', '/blog');
    history.pushState(null, '', '/about');
    const arrive = holdBack('CookiesPage');
    click('/cookies');
    await traverse('back');
    await comesToShow('/blog', /^Notre Blog/);
    arrive();
    await act(() => pages.preload('/cookies'));
    expect(shownPaths).toEqual(['/blog']);
  });
});

test('going back to a URL in capitals shows its page', async () => {
  history.replaceState(null, '', '/About');
  await go('/contact');
  await comesToShow('/contact', /^Contact/);
  await traverse('back');
  await waitFor(() =>
    expect({ path: location.pathname, title: document.title }).toEqual({ path: '/About', title: expect.stringMatching(/^À propos/) }),
  );
});

test('going back leaves the old page until its target is loaded', async () => {
  const heading = screen.getByRole('heading', { level: 1 });
  history.replaceState(null, '', '/confidentialite');
  history.pushState(null, '', '/about');
  const arrive = holdBack('DataProtectionPage');
  await traverse('back');
  expect(heading.isConnected).toBe(true);
  arrive();
  await comesToShow('/confidentialite', /confidentialité/);
});

test('going back and forth before a page has loaded changes nothing', async () => {
  history.replaceState(null, '', '/mentions-legales');
  history.pushState(null, '', '/about');
  const arrive = holdBack('LegalNoticePage');
  for (const move of ['back', 'forward'] as const) await traverse(move);
  arrive();
  await act(() => pages.preload('/mentions-legales'));
  expect(shownPaths.filter((path) => path !== '/about')).toEqual([]);
});
