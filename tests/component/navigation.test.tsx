import { beforeEach, describe, expect, it, vi } from 'vitest';
import { canonicalPath } from '../../src/app/canonical-path.ts';
import { createNavigation, loadPlace, type Navigation } from '../../src/app/navigation.ts';
import { findRoute } from '../../src/app/routes.ts';

let navigation: Navigation;
const navigate = (to: string, options?: { replace?: boolean }) => navigation.useLocation()[1](to, options);
const shown = () => [navigation.current().path, location.pathname];
/** Takes long at first: a page's module is compiled when it is first requested. */
const comesToShow = (place: string[]) => vi.waitFor(() => expect(shown()).toEqual(place), { timeout: 15_000 });

beforeEach(async () => {
  history.replaceState(null, '', '/about');
  navigation = createNavigation(await loadPlace('/about'));
});

it('addresses are case-sensitive, as on the host', () => {
  for (const path of ['/About', '/SERVICES', '/Contact/merci', '/about/x']) expect(findRoute(path).route.page, path).toBe('NotFoundPage');
  expect(findRoute('/contact/merci').params).toMatchObject({ result: 'merci' });
});

it.each([
  ['/', '/'],
  ['/about/', '/about'],
  ['//about//', '/about'],
  ['/about.html', '/about'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/about/index.html', '/about/index'],
  ['/.html', '/.html'],
  ['/about/.html', '/about/.html'],
  ['/%61bout', '/about'],
  ['/b%6Cog/a%2db%5F%7e%7A%39%2Ehtml', '/blog/a-b_~z9'],
  ['/%41bout', '/About'],
  ['/%2561bout', '/%2561bout'],
  ['/blog%2Fx', '/blog%2Fx'],
  ['/%', '/%'],
  ['/%E9', '/%E9'],
  ['/%C3%A9', '/%C3%A9'],
])('%s is the page %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

describe('a link', () => {
  it('to an unknown article leads to the blog and leaves no trace of the address', async () => {
    const before = history.length;
    navigate('/blog/article-inconnu');
    await comesToShow(['/blog', '/blog']);
    expect(history.length).toBe(before + 1);
  });

  it('may replace the current address', async () => {
    const before = history.length;
    navigate('/services', { replace: true });
    await comesToShow(['/services', '/services']);
    expect(history.length).toBe(before);
  });

  it('to the current page replaces its history entry, as in any document', async () => {
    const before = history.length;
    let shownAgain = 0;
    navigation.subscribe(() => shownAgain++);
    navigate('/about');
    await vi.waitFor(() => expect(shownAgain).toBe(1));
    expect(history.length).toBe(before);
    history.replaceState('kept with the form', '');
    navigate('/about#equipe');
    await vi.waitFor(() => expect(location.hash).toBe('#equipe'));
    expect([history.length, history.state]).toEqual([before + 1, 'kept with the form']);
  });

  it.each(['/nulle/part', '/contact/nulle-part', '/blog/nulle/part'])(
    'to %s, which is not a route, shows the not-found page there',
    async (path) => {
      navigate(path);
      await comesToShow([path, path]);
      expect(navigation.current().screen.head.title).toMatch(/introuvable/);
    },
  );

  it('changes neither address nor screen until its target is loaded, and keeps its query and fragment', async () => {
    navigate('/contact?utm_source=carte#message');
    expect(shown()).toEqual(['/about', '/about']);
    await comesToShow(['/contact', '/contact']);
    expect(location.search + location.hash).toBe('?utm_source=carte#message');
  });

  it('that is followed while another one loads wins', async () => {
    const screens: string[] = [];
    navigation.subscribe(() => screens.push(navigation.current().path));
    navigate('/blog/bonnes-pratiques-seo-2025');
    navigate('/cgv');
    await comesToShow(['/cgv', '/cgv']);
    await loadPlace('/blog/bonnes-pratiques-seo-2025');
    expect(screens).toEqual(['/cgv']);
  });
});

it('going back, then forward before the page has loaded, stays on the current page', async () => {
  history.replaceState(null, '', '/mentions-legales');
  history.pushState(null, '', '/about');
  const screens: string[] = [];
  navigation.subscribe(() => screens.push(navigation.current().path));
  const moved = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  for (const move of ['back', 'forward'] as const) {
    const there = moved();
    history[move]();
    await there;
  }
  await loadPlace('/mentions-legales');
  expect([screens, ...shown()]).toEqual([[], '/about', '/about']);
});
