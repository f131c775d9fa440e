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
  ['/about%20', '/about%20'],
  ['/about%0A', '/about%0a'],
  ['/%5Cevil.example/', '/%5cevil.example'],
  ['/%4D%65%6eu%2D1%2e%5F%7E%3C', '/menu-1._~%3c'],
  ['/About.HTML', '/about'],
  ['/%42log/Cles-Site', '/blog/cles-site'],
  ['/about/index.html', '/about/index'],
  ['/.html', '/.html'],
  ['/about/.html', '/about/.html'],
])('%s is the page %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});
