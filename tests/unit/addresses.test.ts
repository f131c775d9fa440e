import { expect, it } from 'vitest';
import { findRoute } from '../../src/app/routing/routes.ts';
import { canonicalPath } from '../../src/shared/canonical-path.ts';

it('the route table knows each page under one address only', () => {
  for (const path of ['/About', '/SERVICES', '/Contact/merci', '/about/x']) expect(findRoute(path).route.page, path).toBe('NotFoundPage');
  expect(findRoute('/contact/merci').params).toMatchObject({ result: 'merci' });
});

it.each([
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
