// @vitest-environment happy-dom
import '../support/contact/component-setup.ts';
import { act } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { App } from '../../src/app/App.tsx';
import { pages } from '../../src/app/routing/pages.ts';
import { shownPathAtom } from '../../src/app/routing/shown-path.ts';
import { CONSENT_BUTTON } from '../../src/shared/page-contract.ts';
import { builtPages } from '../support/site/built-site.ts';
import { ALL } from '../support/site/stored-cookie-choice.ts';

const PAGES = builtPages().map(({ path, document }) => ({ path, html: document.getElementById('root')?.outerHTML ?? '' }));
const ABOUT = PAGES.find(({ path }) => path === '/about')?.html ?? '';

/** Hydrates a page of the build with React's development build. Resolves with the differences that React reports. */
async function hydrate(path: string, html: string): Promise<unknown[]> {
  const said: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void said.push(words.join(' ')));
  history.replaceState(null, '', path);
  await pages.preload(path);
  document.body.innerHTML = html;
  // A store of its own, as in a new document: it knows nothing that an earlier page has read from storage.
  const store = createStore();
  store.set(shownPathAtom, path);
  const app = (
    <Provider store={store}>
      <App />
    </Provider>
  );
  const container = document.getElementById('root') as HTMLElement;
  const root = await act(async () => hydrateRoot(container, app, { onRecoverableError: (error) => said.push(error) }));
  await act(async () => root.unmount());
  return said;
}

afterEach(() => localStorage.clear());

test.each(PAGES)('React finds $path of the build as it would render it', async ({ path, html }) => {
  // The URL of a missing page is logged.
  expect(await hydrate(path, html)).toEqual(path === '/404' ? ['404: /404'] : []);
});

test.each(PAGES.filter(({ path }) => ['/', '/contact'].includes(path)))(
  'with all cookies accepted, React finds $path as it would render it',
  async (page) => {
    for (const [key, value] of Object.entries(ALL)) localStorage.setItem(key, value);
    expect(await hydrate(page.path, page.html)).toEqual([]);
  },
);

test.each(PAGES)('only the buttons of the cookie choice have a value: $path', ({ html }) => {
  document.body.innerHTML = html;
  const labels = [...document.querySelectorAll(CONSENT_BUTTON)].map(({ textContent }) => textContent);
  expect(labels).toEqual(['Refuser', 'Tout accepter', 'Activer', 'Refuser tout', 'Accepter tout']);
});

test.each([
  ['word', ABOUT.replace(/(?<=<h1 [^>]*>)[^<]+/, 'Autre titre')],
  ['attribute', ABOUT.replace('<h1 ', '<h1 id="autre" ')],
])('a differing %s is noticed', async (_what, html) => {
  expect(await hydrate('/about', html)).not.toEqual([]);
});
