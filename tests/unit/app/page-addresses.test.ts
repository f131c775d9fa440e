import { expect, test } from 'vitest';
import { findRoute } from '../../../src/app/routing/pages.ts';
import { canonicalPath } from '../../../src/shared/canonical-path.ts';

test.each(['/About', '/SERVICES', '/Contact/merci', '/about/x'])('the route table has no page at %s', (path) => {
  expect(findRoute(path).route.module).toBe('NotFoundPage');
});

test('the route of a result has its name', () => {
  expect(findRoute('/contact/merci').params).toMatchObject({ result: 'merci' });
});

test.each([
  ['/about/', '/about'],
  ['//about', '/about'],
  ['/blog//inconnu', '/blog//inconnu'],
  ['/%61bout', '/about'],
  ['/a%2fb%2561', '/a%2fb%2561'],
  ['/About.HTML', '/about'],
  ['/%42log/Cles-Site', '/blog/cles-site'],
  ['/about/index.html', '/about/index'],
  ['/.html', '/.html'],
  ['/about/.html', '/about/.html'],
])('%s is the page %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});
